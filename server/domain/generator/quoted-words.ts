import { escapeBraces } from '#core/template/parse.ts';
import { worded } from '../cards/fill.ts';
import type { Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';

/** Longer quotations are texts of their own. */
const LONGEST_TERM = 40;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The request beside a pasted text: without it, or the whole goal where the text is a term in the middle of its sentence
 * ("what does “without prejudice” mean").
 */
export function requestBeside({ whole, asking, material }: Goal): string {
  if (material === undefined || material.text.length > LONGEST_TERM) return asking;
  const at = whole.indexOf(material.text);
  const before =
    whole
      .slice(0, at - 1)
      .trimEnd()
      .at(-1) ?? '';
  const after = whole.slice(at + material.text.length + 1).trimStart()[0] ?? '';
  return at > 0 && LETTER.test(before) && LETTER.test(after) ? whole.trim() : asking;
}

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
