import type { Language } from '#core/language/languages.ts';
import type { QualityWords } from '#core/quality/types.ts';
import { ar } from './data/ar.ts';
import { en } from './data/en.ts';
import { es } from './data/es.ts';
import { fr } from './data/fr.ts';
import { zh } from './data/zh.ts';

const WORDS: Record<Language, QualityWords> = { en, ar, es, fr, zh };

/** The quality rules' words in one language. */
export function qualityWords(language: Language): QualityWords {
  return WORDS[language];
}
