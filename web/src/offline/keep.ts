/** The client is kept in this browser, so that it works without a network; newer versions are noticed. */
import { isOutdated } from '../protocol/build';
import { noticeNewer } from './newer.svelte';

/** A page may be open for days; so often it looks for a newer version. */
const LOOK_AGAIN = 60 * 60 * 1000;

export async function keepClient(): Promise<void> {
  const address = `${import.meta.env.BASE_URL}sw.js`;
  const registration = await navigator.serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => null);
  // Some browsers have it and forbid it; then the client is as good as any page.
  if (!registration) return;
  const { documentElement } = document;
  void noteLanguage();
  new MutationObserver(() => void noteLanguage()).observe(documentElement, { attributeFilter: ['lang'] });
  const look = (worker: ServiceWorker | null) => {
    if (worker?.state === 'installed' && navigator.serviceWorker.controller) void compare(worker);
  };
  look(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => look(installing));
  });
  setInterval(() => document.hidden || void registration.update().catch(() => undefined), LOOK_AGAIN);
}

/** With a network the page itself may be of the newer version already: then there is nothing to be said. */
async function compare(worker: ServiceWorker): Promise<void> {
  const build = await new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.postMessage('which', [port2]);
  });
  if (isOutdated(build.split('-')[0] ?? null)) noticeNewer(worker);
}

/** The worker speaks it when it has something to say. */
async function noteLanguage(): Promise<void> {
  try {
    const address = new URL(`${import.meta.env.BASE_URL}language`, location.href);
    await (await caches.open('folsom-settings')).put(address, new Response(document.documentElement.lang));
  } catch {
    // It guesses.
  }
}
