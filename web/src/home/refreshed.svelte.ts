/** Something that is fetched anew again and again while the page is looked at. For the life of a component. */

/** In milliseconds. */
const AGAIN = 10_000;

export class Refreshed<T> {
  value = $state.raw<T | null>(null);
  failed = $state(false);

  constructor(private readonly fetch: () => Promise<T>) {
    $effect(() => {
      void this.load();
      const timer = setInterval(() => void this.load(), AGAIN);
      const look = () => void this.load();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    });
  }

  /** Fetches it now. */
  async load(): Promise<void> {
    if (document.hidden) return;
    try {
      this.value = await this.fetch();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }
}
