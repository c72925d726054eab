import { toVariableName } from '#core/template/variable-name.ts';

/**
 * Puts a blank where the caret is, named after what is selected; a name to be typed over otherwise.
 * Written as typing would, so that undo takes it back.
 */
export function insertBlank(area: HTMLTextAreaElement): void {
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
