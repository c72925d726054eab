import { expect, it } from 'vitest';
import { cardsIn } from '#server/domain/cards/card-files.ts';
import type { CardSignals, GoalSignals } from '#server/domain/generator/card-signals.ts';
import { WEIGHTS } from '#server/domain/generator/card-weights.ts';
import { NO_CARD } from '#server/domain/generator/goal-files.ts';
import { asRow, fit, sharesOf, weightsOf } from './log-linear.ts';

const CARDS = cardsIn('en').slice(0, 3);
const ids = CARDS.map(({ id }) => id);

/** A goal for which the cards' signs are the same but for these. */
function goal(signs: ReadonlyArray<Partial<CardSignals>>): GoalSignals {
  const cards = CARDS.map((card, at) => ({
    card,
    likeness: 0.2,
    cue: 0,
    whole: 0.05,
    sentence: 0.05,
    isVetoed: false,
    isLater: false,
    ...signs[at],
  }));
  return { cards, none: 0.5, words: 8, isPasted: false };
}

// Cue at the wrong card: only likeness tells the right one.
const rows = Array.from({ length: 60 }, (_, at) => {
  const right = at % 3;
  const signs = ids.map((_id, id) =>
    id === right ? { likeness: 0.8 } : id === (right + 1) % 3 ? { cue: 1 } : {},
  );
  return asRow(goal(signs), [ids[right] ?? ''], 1);
});

it('the weights follow what tells the right class of the goals', () => {
  const fitted = fit(rows);
  const { card } = weightsOf(fitted);
  expect(card.likeness).toBeGreaterThan(WEIGHTS.card.likeness);
  expect(card.cue).toBeLessThan(0);
  for (const row of rows) {
    const shares = sharesOf(row, fitted);
    const right = row.ids.findIndex((id) => row.right.includes(id));
    expect(shares.indexOf(Math.max(...shares))).toBe(right);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  }
});

it('no card is the class of goals that nothing speaks for', () => {
  const without = Array.from({ length: 60 }, () => asRow(goal([]), [NO_CARD], 1));
  const fitted = fit([...rows, ...without]);
  expect(sharesOf(asRow(goal([]), [NO_CARD], 1), fitted).at(-1)).toBeGreaterThan(0.5);
});

it('a goal of more weight counts more', () => {
  const [even] = rows;
  if (!even) throw new Error('no row');
  const against = { ...even, right: [NO_CARD] };
  const share = (weight: number) => sharesOf(even, fit([even, { ...against, weight }])).at(-1) ?? 0;
  expect(share(5)).toBeGreaterThan(share(0.2));
});
