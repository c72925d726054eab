import { diffArrays } from 'diff';

export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

const LONGEST_MS = 300;

/** A text in its words and what is between them. */
function wordsOf(text: string, language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  return Array.from(words.segment(text), ({ segment }) => segment);
}

/**
 * What changed between two texts, word by word; words as the language has them, so that Chinese is
 * not one word a line and Arabic no row of letters. Texts with next to nothing in common are shown
 * whole, one after the other.
 */
export function diffParts(before: string, after: string, language = 'en'): DiffPart[] {
  // The package's own comparison of words knows Latin letters alone.
  const changes = diffArrays(wordsOf(before, language), wordsOf(after, language), {
    timeout: LONGEST_MS,
  });
  if (!changes)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** How many words were added and removed. */
export function countChanges(parts: readonly DiffPart[]): { added: number; removed: number } {
  const words = (kind: DiffPart['kind']) =>
    parts
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}_]+/gu)?.length ?? 0), 0);
  return { added: words('added'), removed: words('removed') };
}
