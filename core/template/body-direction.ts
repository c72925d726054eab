import { type Direction, firstStrongDirection } from '#core/text/direction.ts';
import { parseTemplate } from './parse.ts';

/** The direction of a prompt's body: that of its first letter; `fallback` while it has none. */
export function bodyDirection(body: string, fallback: Direction = 'ltr'): Direction {
  // A variable's name is code, often Latin in an Arabic prompt: it says nothing of the text's own.
  const prose = parseTemplate(body).map((part) => (part.kind === 'text' ? part.text : ''));
  return firstStrongDirection(prose.join('')) ?? fallback;
}
