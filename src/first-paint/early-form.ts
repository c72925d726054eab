import { EARLY_FIELD } from './hold-early-forms.ts';
import { retype } from './preserve-input.ts';

/**
 * Value, selection, focus and submission of a text area in the prerendered frame. Returns a function that restores
 * them in the field of the rendered screen, and says whether nothing is left to restore.
 */
export function takeEarlyForm(frame: Element): (root: ParentNode) => boolean {
  const fields = [...frame.querySelectorAll<HTMLTextAreaElement>(`textarea[${EARLY_FIELD}]`)];
  const early = fields.find((field) => field.value !== '' || field === document.activeElement);
  if (!early) return () => true;
  const { value, selectionStart, selectionEnd } = early;
  const name = early.getAttribute(EARLY_FIELD) ?? '';
  const isFocused = early === document.activeElement;
  const isSent = early.form?.dataset['held'] !== undefined;

  return function give(root) {
    const field = [...root.querySelectorAll('textarea')].find(
      // A form that only stands in for the one that comes would take the text with it.
      (one) => one.name === name && !one.closest('[inert]'),
    );
    if (!field) return value === '';
    // What was kept here before stays, and what was typed now comes after it.
    const kept = field.value === '' || value === '' ? field.value : `${field.value}\n\n`;
    if (value !== '') retype(field, kept + value);
    // The screen's field may have taken the focus by itself.
    if (isFocused || field === document.activeElement) {
      field.focus({ preventScroll: true });
      // Once React has written the text, which moves the caret to its end.
      queueMicrotask(() =>
        field.setSelectionRange(kept.length + selectionStart, kept.length + selectionEnd),
      );
    }
    if (isSent) field.form?.requestSubmit();
    return true;
  };
}
