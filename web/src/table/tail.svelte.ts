/**
 * A list that grows at its end and stays there, until somebody scrolls up in it. A scroll alone does not tell who caused
 * it: a line more, a smaller box and somebody's finger all look the same afterwards. So it is remembered where the list
 * was put: only what is above that was somebody's wish.
 */

/** So many pixels are no distance: browsers round. */
const NEAR = 3;

export class Tail {
  /** Somebody reads further up. */
  away = $state(false);
  #put = 0;

  /** Stays with the end, whatever changes its size. For an effect: what is given back ends it. */
  hold(box: HTMLElement, place: () => void): () => void {
    const sizes = new ResizeObserver(place);
    sizes.observe(box);
    for (const content of box.children) sizes.observe(content);
    return () => sizes.disconnect();
  }

  /** Goes to the end, unless somebody reads. Not later, before the next frame: until then it would be seen elsewhere. */
  follow(box: HTMLElement): void {
    if (this.away) return;
    box.scrollTop = box.scrollHeight;
    this.#put = box.scrollTop;
  }

  back(box: HTMLElement): void {
    this.away = false;
    this.follow(box);
  }

  scrolled(box: HTMLElement): void {
    if (box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR) this.away = false;
    else if (box.scrollTop < this.#put - NEAR) this.away = true;
  }
}
