import { takeEarlyForm } from './early-form.ts';

/**
 * Takes the picture of a signed-in screen away as soon as `root` shows more than that it is loading,
 * before that is painted. A rule with `:has()` would do so too, and would have the browser match all
 * styles again at every change of the page.
 *
 * @returns Does so at once: the first thing that measures the screen would have the picture laid out with it.
 */
export function leaveFrame(root: HTMLElement): () => void {
  const frame = document.querySelector('#frame');
  if (!frame) return () => {};
  let giveEarly: ReturnType<typeof takeEarlyForm> | undefined;
  const leave = () => {
    if (giveEarly || !root.hasChildNodes() || root.querySelector('[data-splash]')) return;
    giveEarly = takeEarlyForm(frame);
    frame.remove();
    delete document.documentElement.dataset['frame'];
  };
  const observer = new MutationObserver(() => {
    leave();
    // Its fields are wired by now; one that comes later finds its text then.
    if (giveEarly?.(root)) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  return leave;
}
