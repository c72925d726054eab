import { detectLanguage } from '#core/language/detect-language.ts';
import { phrasePattern } from '#core/language/phrase-pattern.ts';
import { type Language, supportedLanguage } from '#core/language/languages.ts';
import type { Cues, QualityWords } from './types.ts';

/** Cues that a text of another language often has in English. */
const ENGLISH_TERMS: ReadonlySet<keyof Cues> = new Set(['format', 'role', 'task', 'lengthGiven']);

/** The words that the rules read a prompt by, and the patterns made of them. */
export type Lexicon = {
  words(language: Language): QualityWords;
  /** The pattern of a kind of cue, for folded text; global, with `lastIndex` at 0. */
  cuePattern(language: Language, cue: keyof Cues): RegExp;
  /** Cues in several languages, for what is often written in another one than the body. */
  cues(languages: readonly Language[], cue: keyof Cues): readonly string[];
};

/** A lexicon of the caller's words. Patterns are compiled once, at first use. */
export function createLexicon(words: (language: Language) => QualityWords): Lexicon {
  const patterns = new Map<string, RegExp>();
  function cuePattern(language: Language, cue: keyof Cues): RegExp {
    const key = `${language}.${cue}`;
    let pattern = patterns.get(key);
    if (pattern === undefined) {
      const english = language === 'en' || !ENGLISH_TERMS.has(cue) ? [] : words('en').cues[cue];
      pattern = phrasePattern([...words(language).cues[cue], ...english]);
      patterns.set(key, pattern);
    }
    pattern.lastIndex = 0;
    return pattern;
  }
  const cues: Lexicon['cues'] = (languages, cue) => [
    ...new Set(languages.flatMap((language) => words(language).cues[cue])),
  ];
  return { words, cuePattern, cues };
}

/** The language whose cues apply to a body; undefined when it is written in one that the rules do not read. */
export function bodyLanguage(body: string): Language | undefined {
  return supportedLanguage(detectLanguage(body.replaceAll(/\{\{[^{}]{0,80}\}\}/gu, ' ')));
}
