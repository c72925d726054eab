/**
 * Fits the weights by which cards are chosen (`card-weights.ts`) to the goals of `corpus/`, and tells how well weights
 * from three quarters of them choose on the fourth.
 *
 * node tools/generator/fit-choice.ts [name …]   the files of `corpus/` whose names hold one of these; all without
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { readYaml } from '#server/domain/cards/yaml.ts';
import { indexOf } from '#server/domain/generator/card-index.ts';
import { signalsOf } from '#server/domain/generator/card-signals.ts';
import { LEAST_SHARE } from '#server/domain/generator/choose-card.ts';
import { NO_CARD } from '#server/domain/generator/goal-files.ts';
import { understand } from '#server/domain/generator/understand.ts';
import { z } from 'zod';
import { asRow, type Fitted, fit, sharesOf, weightsOf, type Row } from './log-linear.ts';

const CORPUS = join(import.meta.dirname, '../../corpus');
const goalsSchema = z.array(
  z.looseObject({
    goal: z.string(),
    locale: z.enum(LANGUAGE_CODES),
    card: z.string(),
    also: z.string().optional(),
  }),
);
const FOLDS = 4;
/** Goals of these files were written by people who knew the cards' cues, and find them more easily than others do. */
const FAMILIAR = 'fresh';
const FAMILIAR_WEIGHT = 0.4;

async function rowsIn(names: readonly string[]): Promise<Row[]> {
  const files = (await readdir(CORPUS))
    .filter((file) => file.endsWith('.yaml'))
    .filter((file) => names.length === 0 || names.some((name) => file.includes(name)))
    .sort();
  const goals = await Promise.all(
    files.map(async (file) => {
      const weight = file.includes(FAMILIAR) ? FAMILIAR_WEIGHT : 1;
      const read = goalsSchema.parse(readYaml(await readFile(join(CORPUS, file), 'utf8')));
      return read.map((labelled) => ({ ...labelled, weight }));
    }),
  );
  return goals.flat().map(({ goal, locale, card, also, weight }) => {
    const known = understand({ goal }, locale);
    return asRow(signalsOf(indexOf(known.reading), known.goal), [card, also ?? card], weight);
  });
}

/** Shares of right, undecided and wrong choices of goals with a card, and of goals without one that were left alone. */
function told(rows: readonly Row[], fittedFor: (at: number) => Fitted): string {
  const counts = { right: 0, undecided: 0, wrong: 0, alone: 0, without: 0 };
  for (const [at, row] of rows.entries()) {
    const shares = sharesOf(row, fittedFor(at));
    const best = shares
      .slice(0, -1)
      .reduce((top, share, id) => (share > (shares[top] ?? 0) ? id : top), 0);
    const chosen = (shares[best] ?? 0) >= LEAST_SHARE ? row.ids[best] : NO_CARD;
    const isRight = row.right.includes(chosen ?? NO_CARD);
    if (row.right.includes(NO_CARD)) {
      counts.without += 1;
      if (isRight || chosen === NO_CARD) counts.alone += 1;
    } else if (isRight) counts.right += 1;
    else if (chosen === NO_CARD) counts.undecided += 1;
    else counts.wrong += 1;
  }
  const withCard = counts.right + counts.undecided + counts.wrong;
  const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  return [
    `${String(withCard)} goals with a card: right ${percent(counts.right, withCard)}, undecided ${percent(counts.undecided, withCard)}, wrong ${percent(counts.wrong, withCard)}`,
    `${String(counts.without)} without: left alone ${percent(counts.alone, counts.without)}`,
  ].join('\n');
}

const rows = await rowsIn(process.argv.slice(2));
const parts = Array.from({ length: FOLDS }, (_, part) =>
  fit(rows.filter((_row, at) => at % FOLDS !== part)),
);
process.stdout.write(`${JSON.stringify(weightsOf(fit(rows)), undefined, 2)}\n`);
process.stdout.write(`${told(rows, (at) => parts[at % FOLDS] ?? fit(rows))}\n`);
