/** Looks in the next frame, and in each in which something on the page, or its window, may have moved. */
export function whenDrawn(look: () => void): () => void {
  let frame = 0;
  const soon = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      look();
    });
  };
  soon();
  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["class", "style"],
  });
  addEventListener("resize", soon);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    removeEventListener("resize", soon);
  };
}

/** Whether two boxes have more in common than an edge. */
export function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
