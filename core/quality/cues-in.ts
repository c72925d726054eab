import type { Language } from '#core/language/languages.ts';
import { type Folded, foldWithOffsets } from '#core/text/fold.ts';
import type { Lexicon } from './lexicon.ts';
import type { Cues } from './types.ts';

/** UTF-16 offsets into the text before folding. */
export type Span = { start: number; end: number };

/** The cues of one text, in its language. */
export type CuesIn = {
  has(cue: keyof Cues): boolean;
  first(cue: keyof Cues): Span | undefined;
  all(cue: keyof Cues): Span[];
};

export function cuesIn(text: string, language: Language, lexicon: Lexicon): CuesIn {
  const folded = foldWithOffsets(text);
  const all = (cue: keyof Cues): Span[] => spans(folded, lexicon.cuePattern(language, cue));
  return {
    has: (cue) => lexicon.cuePattern(language, cue).test(folded.text),
    first: (cue) => all(cue)[0],
    all,
  };
}

/** Every match in folded text, as offsets into the text before folding. */
export function spans(folded: Folded, pattern: RegExp): Span[] {
  return [...folded.text.matchAll(pattern)].map((match) => ({
    start: folded.map[match.index] ?? 0,
    end: folded.map[match.index + match[0].length] ?? 0,
  }));
}
