import { detectLanguage } from '#core/language/detect-language.ts';
import { phrasePattern } from '#core/language/phrase-pattern.ts';
import { type Language, supportedLanguage } from '#core/language/languages.ts';
import { ar } from './data/ar.ts';
import { en } from './data/en.ts';
import { es } from './data/es.ts';
import { fr } from './data/fr.ts';
import { zh } from './data/zh.ts';
import type { Cues, QualityWords } from './types.ts';

const WORDS: Record<Language, QualityWords> = { en, ar, es, fr, zh };

export function qualityWords(language: Language): QualityWords {
  return WORDS[language];
}

/** The language whose cues apply to a body; undefined when it is written in one that the rules do not read. */
export function bodyLanguage(body: string): Language | undefined {
  return supportedLanguage(detectLanguage(body.replaceAll(/\{\{[^{}]{0,80}\}\}/gu, ' ')));
}

const patterns = new Map<string, RegExp>();

/** The pattern of a kind of cue; a body that is not English may still use English terms. For folded text. */
export function cuePattern(language: Language, cue: keyof Cues): RegExp {
  const key = `${language}.${cue}`;
  let pattern = patterns.get(key);
  if (pattern === undefined) {
    const english = language === 'en' || !MIXED.has(cue) ? [] : en.cues[cue];
    pattern = phrasePattern([...WORDS[language].cues[cue], ...english]);
    patterns.set(key, pattern);
  }
  pattern.lastIndex = 0;
  return pattern;
}

/** Only for these are English words in a text of another language told by. */
const MIXED: ReadonlySet<keyof Cues> = new Set(['format', 'role', 'task', 'lengthGiven']);
