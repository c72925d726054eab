/**
 * Keeps an element at the end of the page, or within the modal dialog on top: what is outside of one is hidden from
 * screen readers, and the Tab key does not reach it. `onMove` is called after each change of place.
 */
export function followDialogs(element: HTMLElement, onMove: () => void): () => void {
  const { body } = document;
  const observer = new MutationObserver(() => {
    watchChildren();
    place();
  });
  const watchChildren = () => {
    for (const child of body.children)
      observer.observe(child, { attributes: true, attributeFilter: ['aria-hidden'] });
  };
  const place = () => {
    // An open menu hides all else too, without being a dialog.
    element.removeAttribute('aria-hidden');
    const parent = topDialog() ?? body;
    if (element.parentElement === parent) return;
    parent.append(element);
    onMove();
  };
  place();
  watchChildren();
  observer.observe(body, { childList: true });
  return () => {
    observer.disconnect();
    element.remove();
  };
}

function topDialog(): Element | undefined {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  return dialogs.findLast((dialog) => !dialog.closest('[aria-hidden="true"]'));
}
