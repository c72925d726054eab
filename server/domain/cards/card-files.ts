import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cardSchema, type Card } from './card-schema.ts';
import { readYaml } from './yaml.ts';

export const KNOWLEDGE = resolve(import.meta.dirname, '../../../knowledge');

/**
 * One card out of its file's text.
 * @throws Error that names the file and every fault.
 */
export function readCard(text: string, path: string): Card {
  const result = cardSchema.safeParse(readYaml(text));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  throw new Error(`${path}\n  ${faults.join('\n  ')}`);
}

function readFolder(language: string): readonly Card[] {
  const folder = join(KNOWLEDGE, language, 'cards');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readCard(readFileSync(join(folder, name), 'utf8'), join(language, name)));
}

const cards = new Map<string, readonly Card[]>();

/** All cards of a language, by id; parsed at its first use. */
export function cardsIn(language: string): readonly Card[] {
  const known = cards.get(language) ?? readFolder(language);
  cards.set(language, known);
  return known;
}
