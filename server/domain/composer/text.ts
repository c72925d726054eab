import { escapeBraces } from '#core/template/parse.ts';

/** Puts values in place of `{0}`, `{1}`; a value's own braces stay as they are. */
export function fillIn(pattern: string, ...values: string[]): string {
  return pattern.replaceAll(/\{(\d)\}/gu, (_, index: string) => values[Number(index)] ?? '');
}

/** A person's words as one line of data: no line breaks, no blanks of their own. */
export function oneLine(text: string): string {
  return escapeBraces(text.replaceAll(/\s+/gu, ' ').trim());
}

/** As `oneLine`, without the full stop that the sentence around it brings. */
export function phrase(text: string): string {
  return oneLine(text).replace(/[.。،,;；]+$/u, '');
}

/** A person's paragraphs as data. */
export function paragraphs(text: string): string {
  return escapeBraces(
    text
      .replaceAll(/\r\n?/gu, '\n')
      .replaceAll(/\n{3,}/gu, '\n\n')
      .trim(),
  );
}

export function quote(text: string): string {
  return paragraphs(text)
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** Cut to so many code points, at a word where there is one. */
export function shorten(text: string, most: number): string {
  const chars = Array.from(text);
  if (chars.length <= most) return text;
  const cut = chars.slice(0, most - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase('en') + text.slice(first.length);
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

export function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${String(index + 1)}. ${item}`).join('\n');
}
