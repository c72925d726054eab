/**
 * Takes the picture of a signed-in screen away as soon as `root` shows more than that it is loading,
 * before that is painted. A rule with `:has()` would do so too, and would have the browser match all
 * styles again at every change of the page.
 */
export function leaveFrame(root: HTMLElement): void {
  const frame = document.querySelector('#frame');
  if (!frame) return;
  const observer = new MutationObserver(() => {
    if (!root.hasChildNodes() || root.querySelector('[data-splash]')) return;
    observer.disconnect();
    frame.remove();
    delete document.documentElement.dataset['frame'];
  });
  observer.observe(root, { childList: true, subtree: true });
}
