import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { KNOWLEDGE } from '../knowledge.ts';
import { cardSchema, type Card } from './card-schema.ts';
import { readYaml } from './yaml.ts';

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

const folderOf = (language: string) => join(KNOWLEDGE, language, 'cards');

function filesIn(language: string): string[] {
  return readdirSync(folderOf(language))
    .filter((name) => name.endsWith('.yaml'))
    .sort();
}

const readFile = (language: string, name: string): Card =>
  readCard(readFileSync(join(folderOf(language), name), 'utf8'), join(language, name));

const cards = new Map<string, readonly Card[]>();

/** All cards of a language, by id; parsed at its first use. */
export function cardsIn(language: string): readonly Card[] {
  const known = cards.get(language) ?? filesIn(language).map((name) => readFile(language, name));
  cards.set(language, known);
  return known;
}

/** Parses a language's cards before their first use, one at a time, so that requests come in between. */
export async function preloadCards(language: string): Promise<void> {
  const read: Card[] = [];
  for (const name of filesIn(language)) {
    read.push(readFile(language, name));
    await setImmediate();
  }
  if (!cards.has(language)) cards.set(language, read);
}
