/** Do something once the browser has nothing else to do, unless it is called off before. */
export function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, 500);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: 1200 });
  return () => cancelIdleCallback(idle);
}
