/** The pages: each comes when its address is gone to. */
import type { Component } from 'svelte';
import type { Route } from './routes';

export function pageOf(page: Route['page']): Promise<{ default: Component }> {
  switch (page) {
    case 'table':
      // What it will draw comes at the same time, not after it.
      void import('virtual:art/table');
      // Only svelte-check knows what this page asks for.
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion
      return import('./Table.svelte') as unknown as Promise<{ default: Component }>;
    case 'replay':
      return import('./Replay.svelte');
    case 'new':
      return import('./SetUp.svelte');
    case 'rules':
      return import('./Rules.svelte');
    case 'learn':
      return import('./Tutorial.svelte');
    case 'games':
      return import('./Games.svelte');
    case 'train':
      return import('./Train.svelte');
    case 'me':
      return import('./Me.svelte');
    case 'players':
      return import('./Players.svelte');
    case 'player':
      return import('./Player.svelte');
    case 'gallery':
      return import.meta.env.DEV ? import('../gallery/Gallery.svelte') : import('./Nowhere.svelte');
    case 'nowhere':
      return import('./Nowhere.svelte');
    case 'home':
      return import('./Home.svelte');
  }
}
