/**
 * A name or another short text as it may be kept and put into a mail: no control characters, no marks
 * that turn the direction of what follows, no half characters, no spaces at either end.
 */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\t\n\r]+/g, ' ')
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .toWellFormed()
    .trim();
}
