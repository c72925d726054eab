/** Writes text to the clipboard; false when the browser does not allow it. Never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** For pages without a secure origin, where the clipboard's own interface is missing. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  // A dialog takes the focus back from what is outside of it, and nothing would be copied.
  (focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(area);
  try {
    area.select();
    return document.activeElement === area && document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
