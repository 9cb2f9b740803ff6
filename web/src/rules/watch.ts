/** Tells which section is being read: the first that crosses the part of the window between `top` and its upper quarter. */
export function watchReading(root: Element, top: number, tell: (anchor: string) => void): () => void {
  const sections = [...root.querySelectorAll('section[id]')];
  const seen = new Set<Element>();
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      const first = sections.find((section) => seen.has(section));
      if (first) tell(first.id);
    },
    { rootMargin: `-${top}px 0px -75% 0px` },
  );
  for (const section of sections) watch.observe(section);
  return () => watch.disconnect();
}
