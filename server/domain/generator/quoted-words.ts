import { escapeBraces } from '#core/template/parse.ts';
import { worded } from '../cards/fill.ts';
import type { Grammar } from './grammar.ts';

/** A wording filled with words of the goal in quotation marks; nothing where there are none. */
export function quotedIn(
  wording: string,
  said: readonly string[],
  { frame }: Grammar,
): string | undefined {
  if (said.length === 0) return undefined;
  const [open, close] = frame.quotes;
  const quoted = said.map((text) => `${open}${escapeBraces(text)}${close}`);
  return worded(wording, quoted.join(frame.between));
}
