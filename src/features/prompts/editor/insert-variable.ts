import { toVariableName } from '#core/template/variable-name.ts';

/**
 * Inserts a variable at the caret, named after the selection; otherwise with a name to type over.
 * Written as typing would, so that undo takes it back.
 */
export function insertVariable(area: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, value } = area;
  const name = toVariableName(value.slice(selectionStart, selectionEnd)) || 'name';
  const text = `{{${name}}}`;
  area.focus();
  if (!document.execCommand('insertText', false, text)) {
    area.setRangeText(text, selectionStart, selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(selectionStart + 2, selectionStart + 2 + name.length);
}
