import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '#core/language/languages.ts';
import { KNOWLEDGE } from '../knowledge.ts';
import { readYaml } from '../cards/yaml.ts';
import { wordsOf } from './comparable-words.ts';

/**
 * `knowledge/<language>/lexicon.yaml`: words and phrases by what they mean, as `plant: hydrangea, tomato plant`. A goal
 * with a word that no learned goal has still tells by it which cards are likely.
 */
const fileSchema = z.record(z.string().regex(/^[a-z_]+$/u), z.string().min(1));

type Entry = { rest: readonly string[]; meaning: string };

/** Entries by their first comparable word, the longest first. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>;

/** The lexicon of a language; empty where it has none. @throws ZodError that names the fault of its file. */
export function readLexicon(language: Language): Lexicon {
  const path = join(KNOWLEDGE, language, 'lexicon.yaml');
  if (!existsSync(path)) return new Map();
  const file = fileSchema.parse(readYaml(readFileSync(path, 'utf8')));
  const lexicon = new Map<string, Entry[]>();
  for (const [meaning, entries] of Object.entries(file))
    for (const entry of entries.split(',')) {
      const [first, ...rest] = wordsOf(entry);
      if (first === undefined) continue;
      lexicon.set(first, [...(lexicon.get(first) ?? []), { rest, meaning }]);
    }
  for (const entries of lexicon.values())
    entries.sort((one, other) => other.rest.length - one.rest.length);
  return lexicon;
}

/** What a word of a text means, with the place of its first and its last comparable word. */
export type Meaning = { meaning: string; from: number; to: number };

/** What the words of a text mean, by the longest entries that begin at each place. */
export function meaningsOf(words: readonly string[], lexicon: Lexicon): Meaning[] {
  return words.flatMap((word, from) => {
    const found = (lexicon.get(word) ?? []).filter(({ rest }) =>
      rest.every((other, at) => words[from + 1 + at] === other),
    );
    const longest = found[0]?.rest.length;
    return found
      .filter(({ rest }) => rest.length === longest)
      .map(({ rest, meaning }) => ({ meaning, from, to: from + rest.length }));
  });
}
