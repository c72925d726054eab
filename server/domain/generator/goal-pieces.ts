import { foldGoalWithOffsets } from './fold-goal.ts';
import type { Grammar } from './grammar.ts';

/** Piece of a sentence between two pauses or joining words, by its place in it. */
export type Piece = {
  start: number;
  end: number;
  /** As typed, without the marks around it. */
  text: string;
  /** Whether it asks by itself, or only names something to be handed over. */
  kind: 'asks' | 'names' | undefined;
  /** Pause and words between it and the piece before. */
  joiner: string;
};

const EDGES = /^[\s.,;:!?¿¡،؛؟。，、；：！？\-–—*•()]+|[\s.,;:!¡،؛。，、；：！\-–—*•(]+$/gu;
const HAN = /\p{Script=Han}/u;

/** A text without the marks around it. */
export const bare = (text: string): string => text.replaceAll(EDGES, '');

/** Whether a text is written without spaces between its words. */
export const isUnspaced = (text: string): boolean => HAN.test(text);

/** Brackets and quotations: their pauses part nothing. */
const HELD = /\([^()]*\)|（[^（）]*）|“[^”]*”|«[^»]*»|「[^」]*」|"[^"]*"/gu;
const withoutHeld = (text: string) => text.replaceAll(HELD, (held) => '\uFFFC'.repeat(held.length));

/** The kind of a folded piece. A word alone is the item of a list, whatever it means elsewhere: "name, hours, rate". */
function kindOf(piece: string, { parts }: Grammar): Piece['kind'] {
  if (!isUnspaced(piece) && !piece.includes(' ')) return undefined;
  if (parts.asks.test(piece)) return 'asks';
  return parts.thing.test(piece) ? 'names' : undefined;
}

/** Pieces of a sentence, in order. Words that open it, "Also, …", belong to none. */
export function piecesOf(sentence: string, grammar: Grammar): Piece[] {
  const { text: folded, map } = foldGoalWithOffsets(sentence);
  const text = withoutHeld(folded);
  const { separator, opening, attached } = grammar.parts;
  const pieces: Piece[] = [];
  let from = opening.exec(text)?.[0].length ?? 0;
  let joiner = '';
  const add = (to: number) => {
    const piece = bare(text.slice(from, to));
    if (piece === '') return;
    const start = map[from] ?? sentence.length;
    const end = map[to] ?? sentence.length;
    pieces.push({
      start,
      end,
      text: bare(sentence.slice(start, end)),
      kind: kindOf(piece, grammar),
      joiner: attached !== '' && piece.startsWith(attached) ? `${joiner}${attached}` : joiner,
    });
    joiner = '';
  };
  for (const found of text.matchAll(separator)) {
    add(found.index);
    joiner += found[0];
    from = found.index + found[0].length;
  }
  add(text.length);
  return pieces;
}
