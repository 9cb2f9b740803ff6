/**
 * Being told while no page is open: the browser has an address at its maker's push service, and hands it to the server
 * (docs/notifications.md). Only at a click.
 */
import { ask, read } from '../protocol/http';
import type { NotifyChoiceJson, NotifyJson, PushKeyJson } from '../protocol/types';
import { allowNotices, worker } from './notice.svelte';

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

function send(method: 'PUT' | 'DELETE', path: string, body: unknown): Promise<Response> {
  return ask(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export function chosenNotify(): Promise<NotifyJson> {
  return read('/me/notify');
}

export async function chooseNotify(choice: NotifyChoiceJson): Promise<void> {
  await send('PUT', '/me/notify', choice);
}

/** The subscription of this browser. The server is told again: whoever this browser is may have changed. */
export async function isPushed(): Promise<boolean> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return false;
  await send('PUT', '/me/push', subscription.toJSON());
  return true;
}

/** Whether the browser agreed. */
export async function startPush(): Promise<boolean> {
  if (!(await allowNotices())) return false;
  const registration = await navigator.serviceWorker.ready;
  const { key } = await read<PushKeyJson>('/push-key');
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await send('PUT', '/me/push', subscription.toJSON());
  return true;
}

export async function stopPush(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  await send('DELETE', '/me/push', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** Base64 for addresses, without padding. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
