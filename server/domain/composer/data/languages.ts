import type { Language } from '../../language/language.ts';
import type { ComposerData } from '../phrases.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const DATA: Record<Language, ComposerData> = { en, ar: en, es, fr, zh: en };

/** What the composer knows and says in one language. */
export function composerData(language: Language): ComposerData {
  return DATA[language];
}
