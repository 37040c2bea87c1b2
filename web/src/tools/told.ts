/** Marks the page while something is told over it.
 *
 * A style that asks `:root:has(.notice)` makes the browser style every drawing again whenever anything changes. */
export function told(notices: HTMLElement): () => void {
  const root = document.documentElement;
  const look = () => root.toggleAttribute("data-told", notices.querySelector(":scope > .notice") !== null);
  const watcher = new MutationObserver(look);
  watcher.observe(notices, { childList: true });
  look();
  return () => {
    watcher.disconnect();
    root.removeAttribute("data-told");
  };
}
