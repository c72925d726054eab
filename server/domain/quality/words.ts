import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/language/languages.ts';
import type { QualityWords } from '#core/quality/types.ts';
import { KNOWLEDGE } from '#server/domain/knowledge.ts';

const known = new Map<Language, QualityWords>();

/** The quality rules' words in one language: `knowledge/<language>/quality.json`, read at their first use. */
export function qualityWords(language: Language): QualityWords {
  let words = known.get(language);
  if (words === undefined) {
    words = JSON.parse(
      readFileSync(join(KNOWLEDGE, language, 'quality.json'), 'utf8'),
    ) as QualityWords;
    known.set(language, words);
  }
  return words;
}
