import type { Language } from '#core/language/languages.ts';
import type { ComposerData } from '../phrases.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { zh } from './zh.ts';

const DATA: Record<Language, ComposerData> = { en, ar, es, fr, zh };

/** What the composer knows and says in one language. */
export function composerData(language: Language): ComposerData {
  return DATA[language];
}
