import { deletionsOf, wordsOf } from './comparable-words.ts';
import { featuresOf, normOf } from './card-features.ts';
import { type CardIndex, LEAST_TYPO } from './card-index.ts';

/** Whether two words differ in their last letter alone: mostly another form of a word, seldom a typo ("leyendo", "leyenda"). */
const isOtherForm = (one: string, other: string) =>
  one.length === other.length && one.slice(0, -1) === other.slice(0, -1);

/** Words with one typo put right, where the index knows a word that is one edit away. */
export function spelt(
  words: readonly string[],
  { weights, spelling, cueWords }: CardIndex,
  least = LEAST_TYPO,
): string[] {
  return words.map((word) => {
    if (word.length < least || weights.has(word) || cueWords.has(word)) return word;
    return (
      deletionsOf(word)
        .map((form) => spelling.get(form))
        .find(
          (known) => known !== undefined && known[0] === word[0] && !isOtherForm(known, word),
        ) ?? word
    );
  });
}

/**
 * How far the words that match speak for the task: one that a single phrasing has is often its subject ("cat"), one that
 * several have, or that asks ("draw"), is the task itself.
 */
function certaintyOf(index: CardIndex, at: number, words: readonly string[]): number {
  const { asksSet, stop } = index.grammar;
  let signs = 0;
  for (const word of new Set(words)) {
    if (!index.features[at]?.has(word)) continue;
    const tells =
      index.common[at]?.has(word) ||
      (asksSet.has(word) && index.weights.get(word) === index.rarest);
    if (tells && !(stop.has(word) && !asksSet.has(word))) signs += 2;
    else if (!stop.has(word) && !asksSet.has(word)) signs += 1;
  }
  return Math.min(1, signs / 2);
}

/** How alike a text and each card's phrasings are, 0 to 1, in the order of the index. */
export function likenessesOf(index: CardIndex, text: string): number[] {
  const words = spelt(wordsOf(text), index);
  const query = featuresOf(words, index.grammar.stop);
  const norm = normOf(query, index.weights, index.unknown);
  if (norm === 0) return index.cards.map(() => 0);
  const weighted = [...query].map(
    ([feature, weight]) =>
      [feature, weight * (index.weights.get(feature) ?? index.unknown)] as const,
  );
  const dots = new Float64Array(index.entries.length);
  for (const [feature, weight] of weighted) {
    const found = index.postings.get(feature);
    if (!found) continue;
    const rare = index.weights.get(feature) ?? 0;
    for (const [at, entry] of found.entries.entries())
      dots[entry] = (dots[entry] ?? 0) + weight * (found.weights[at] ?? 0) * rare;
  }
  const best = new Float64Array(index.cards.length);
  for (const [at, { card, norm: length }] of index.entries.entries()) {
    const cosine = length === 0 ? 0 : (dots[at] ?? 0) / (length * norm);
    if (cosine > (best[card] ?? 0)) best[card] = cosine;
  }
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  return index.cards.map((_card, at) => {
    const covered = weighted.reduce(
      (sum, [feature, weight]) => sum + (index.features[at]?.has(feature) ? weight : 0),
      0,
    );
    const score = 0.6 * (best[at] ?? 0) + 0.4 * (covered / total);
    return score * certaintyOf(index, at, words);
  });
}
