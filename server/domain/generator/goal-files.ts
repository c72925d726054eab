import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import type { Language } from '#core/language/languages.ts';
import { readYaml } from '../cards/yaml.ts';
import { KNOWLEDGE } from '../knowledge.ts';
import { ALL_FORMS, type Form } from './forms-schema.ts';

/** Class label of goals without a card. */
export const NO_CARD = 'none';

/**
 * `knowledge/<language>/goals/*.yaml`: whole goals by the card that they ask for; where there is none, by `none-` and
 * the form of answer that they want.
 */
const fileSchema = z.record(z.string(), z.array(z.string().min(1).max(4000)).min(1));
const noCardLabel = z.templateLiteral([`${NO_CARD}-`, z.enum(ALL_FORMS)]);

/** A goal as it was typed, the id of its card or `none`, and the form of answer where it has no card. */
export type LabelledGoal = { goal: string; card: string; form?: Form };

function filesIn(language: Language): string[] {
  const folder = join(KNOWLEDGE, language, 'goals');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}

function readFile(path: string): LabelledGoal[] {
  const result = fileSchema.safeParse(readYaml(readFileSync(path, 'utf8')));
  if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
  return Object.entries(result.data).flatMap(([label, goals]) => {
    if (!label.startsWith(`${NO_CARD}-`)) return goals.map((goal) => ({ goal, card: label }));
    const form = noCardLabel.parse(label).slice(NO_CARD.length + 1) as Form;
    return goals.map((goal) => ({ goal, card: NO_CARD, form }));
  });
}

const goals = new Map<Language, readonly LabelledGoal[]>();

/** All labelled goals of a language; parsed at their first use. @throws Error that names the file and the fault. */
export function goalsIn(language: Language): readonly LabelledGoal[] {
  const known = goals.get(language) ?? filesIn(language).flatMap(readFile);
  goals.set(language, known);
  return known;
}

/** Parses a language's goals before their first use, one file at a time. */
export async function preloadGoals(language: Language): Promise<void> {
  const read: LabelledGoal[] = [];
  for (const path of filesIn(language)) {
    read.push(...readFile(path));
    await setImmediate();
  }
  if (!goals.has(language)) goals.set(language, read);
}
