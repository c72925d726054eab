import { readdirSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderTemplate } from '#core/template/render.ts';
import { LANGUAGE_CODES, supportedLanguage } from '#core/language/languages.ts';
import { readYaml } from '../cards/yaml.ts';
import { compose } from './compose.ts';
import { understand } from './understand.ts';

const CORPUS = resolve(import.meta.dirname, '../../../corpus');
const goalSchema = z.strictObject({
  goal: z.string().min(2),
  locale: z.enum(LANGUAGE_CODES),
  language: z.string(),
  /** The task, or `none`. */
  card: z.string(),
  /** Another task that serves as well. */
  also: z.string().optional(),
  /** Values that have to be read out of the goal. */
  slots: z.record(z.string(), z.string()).optional(),
  /** A pasted text that has to arrive byte for byte. */
  kept: z.string().optional(),
});

const GOALS = readdirSync(CORPUS)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => z.array(goalSchema).parse(readYaml(readFileSync(join(CORPUS, name), 'utf8'))));
const read = GOALS.map((entry) => {
  const known = understand({ goal: entry.goal }, entry.locale);
  return { entry, known, drafts: compose({ goal: entry.goal }, known) };
});
type Read = (typeof read)[number];
const isRight = ({ entry, known }: Read) =>
  known.card?.id === entry.card || (known.card !== undefined && known.card.id === entry.also);

const withCard = read.filter(({ entry }) => entry.card !== 'none');
const without = read.filter(({ entry }) => entry.card === 'none');
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;
const shown = (rows: readonly Read[]) =>
  rows.map(({ entry, known }) => `${entry.goal.slice(0, 60)} → ${known.card?.id ?? 'none'}`);

describe('goals as people type them', () => {
  it('find their card, or none rather than a wrong one', () => {
    const right = withCard.filter(isRight);
    const undecided = withCard.filter(({ known }) => known.card === undefined);
    const wrong = withCard.filter((row) => row.known.card && !isRight(row));
    if (process.env['EXHAUSTIVE'] !== undefined) report();
    expect(share(wrong, withCard), shown(wrong).join('\n')).toBeLessThanOrEqual(0.05);
    expect(share(undecided, withCard), shown(undecided).join('\n')).toBeLessThanOrEqual(0.2);
    expect(share(right, withCard)).toBeGreaterThanOrEqual(0.75);
  });

  it('without a card of their own get none', () => {
    const chosen = without.filter((row) => row.known.card && !isRight(row));
    expect(share(chosen, without), shown(chosen).join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('are read in their language', () => {
    const wrong = read.filter(({ entry, known }) => known.language !== entry.language);
    const long = wrong.filter(
      ({ entry }) => entry.goal.split(/\s+/u).length >= 4 || !/\p{Script=Latin}/u.test(entry.goal),
    );
    expect(long.map(({ entry, known }) => `${entry.goal}: ${known.language}`)).toEqual([]);
    expect(share(wrong, read)).toBeLessThanOrEqual(0.05);
  });

  it('are not asked again for what they say', () => {
    for (const { entry, known, drafts } of withCard) {
      if (known.card?.id !== entry.card) continue;
      for (const [id, value] of Object.entries(entry.slots ?? {})) {
        expect(known.slots.get(id)?.value, `${entry.goal}: ${id}`).toBe(value);
        expect(known.questions.map(({ slot }) => slot)).not.toContain(id);
        expect(drafts[0]?.body, entry.goal).toContain(value);
      }
    }
  });

  it('lose no character of a text that was pasted, and no word of a goal that fits no card', () => {
    for (const { entry, known, drafts } of read)
      for (const { body, variables, title } of drafts) {
        const values = Object.fromEntries(variables.map(({ name }) => [name, 'x']));
        const filled = renderTemplate(body, variables, values);
        expect(filled.ok, entry.goal).toBe(true);
        const text = filled.ok ? filled.text : '';
        expect(text, title).toContain(entry.kept ?? '');
        expect(text).toContain(known.card ? '' : entry.goal);
      }
  });

  it('give drafts with titles of their own, no place left open and at most three variables', () => {
    for (const { entry, drafts } of read) {
      expect(new Set(drafts.map(({ title }) => title)).size, entry.goal).toBe(drafts.length);
      for (const { title, body, variables } of drafts) {
        expect(title.length).toBeLessThanOrEqual(120);
        expect(title).not.toContain('…');
        expect(body.replace(entry.kept ?? '', ''), entry.goal).not.toMatch(/\[\[[a-z_]+\]\]/u);
        expect(variables.length).toBeLessThanOrEqual(3);
      }
    }
  });
});

/** Figures by language and by half; the half put aside is drawn by a hash of the goal. */
function report(): void {
  const aside = ({ entry }: Read) =>
    (createHash('sha256').update(entry.goal).digest()[0] ?? 0) % 2 === 1;
  const line = (name: string, rows: readonly Read[]) => {
    const cards = rows.filter(({ entry }) => entry.card !== 'none');
    const right = cards.filter(isRight).length;
    const open = cards.filter(({ known }) => known.card === undefined).length;
    const none = rows.filter(({ entry }) => entry.card === 'none');
    const kept = none.filter(({ known }) => known.card === undefined).length;
    const tongue = rows.filter(({ entry, known }) => entry.language === known.language).length;
    return `${name}: right ${right}/${cards.length}, undecided ${open}, wrong ${cards.length - right - open}; none ${kept}/${none.length}; language ${tongue}/${rows.length}`;
  };
  const lines = [
    ...LANGUAGE_CODES.map((code) =>
      line(
        code,
        read.filter(({ entry }) => entry.language === code),
      ),
    ),
    line(
      'others',
      read.filter(({ entry }) => supportedLanguage(entry.language) === undefined),
    ),
    line(
      'half for tuning',
      read.filter((row) => !aside(row)),
    ),
    line('half put aside', read.filter(aside)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
