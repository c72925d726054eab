/** Documents break their lines elsewhere, so white space tells nothing. */
export const tight = (text: string) => text.replaceAll(/\s+/g, '');

/** What of a body has to be legible in a document: its lines without markup, cut at the blanks. */
export function legiblePieces(body: string): string[] {
  return body
    .split('\n')
    .map((line) => line.replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/, ''))
    .flatMap((line) => line.split(/\{\{\w+\}\}|[*_`]+|<\/?\w+>/))
    .map(tight)
    .filter((piece) => piece.length > 8);
}
