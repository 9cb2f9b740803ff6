/**
 * Whether there is a newer version of this client. It is told and waits for the reader's word: nothing is ever loaded anew while
 * somebody plays.
 */
let newer = $state(false);
let waiting: ServiceWorker | null = null;

/** So long the newer version may take to take over, in milliseconds; a reload helps in any case. */
const TAKING_OVER = 3000;

export function isNewer(): boolean {
  return newer;
}

/** `worker` is what would be used after a reload, if the browser has it already. */
export function noticeNewer(worker: ServiceWorker | null = null): void {
  waiting = worker ?? waiting;
  newer = true;
}

export function dismissNewer(): void {
  newer = false;
}

/** The reader agrees: the page is loaded anew, with the newer version. */
export function takeNewer(): void {
  const reload = () => location.reload();
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKING_OVER);
  waiting.postMessage('take-over');
}
