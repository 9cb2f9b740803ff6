/** Whether the chat is on the page: it tells everything that is said there itself, and nobody else has to. */
let open = 0;

export function isChatOpen(): boolean {
  return open > 0;
}

/** For an effect: what is given back ends it. */
export function openChat(): () => void {
  open += 1;
  return () => {
    open -= 1;
  };
}
