import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { detectLanguage } from '#core/language/detect-language.ts';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from '#core/language/languages.ts';
import { grammarOf } from '#server/domain/generator/grammar.ts';
import { KNOWLEDGE } from '#server/domain/knowledge.ts';
import { flatten } from './texts/catalogues.ts';
import { wordingOf } from './texts/wording.ts';

const PARTS = ['cards', 'forms.yaml', 'grammar.yaml', 'kinds.yaml', 'quality.json', 'wording.json'];
/** Branches of `quality.json` whose texts are shown or inserted; the cues are lists of any length. */
const TEXTS = /^(messages|labels|inserts)\./u;
const PLACE = /\{0\}/u;

type Words = Record<string, unknown>;

/** Faults of a language's `quality.json` against English: branches, texts and their place for a name. */
export function qualityFaults(language: string, words: Words, english: Words): string[] {
  const own = flatten(words);
  const cues = (all: Words) => Object.entries((all['cues'] ?? {}) as Record<string, string[]>);
  const given = new Map(cues(words));
  return [
    ...cues(english)
      .filter(([cue]) => (given.get(cue)?.length ?? 0) === 0)
      .map(([cue]) => `cues.${cue}: no words`),
    ...[...flatten(english)]
      .filter(([key]) => TEXTS.test(key))
      .flatMap(([key, text]) => {
        const translated = own.get(key)?.trim() ?? '';
        if (translated === '') return [`${key}: missing`];
        if (language !== FALLBACK_LANGUAGE && translated === text.trim())
          return [`${key}: left in English: ${text.trim()}`];
        return PLACE.test(text) === PLACE.test(translated)
          ? []
          : [`${key}: {0} differs from English`];
      }),
  ].map((fault) => `knowledge/${language}/quality.json ${fault}`);
}

async function readQuality(language: string): Promise<Words> {
  return JSON.parse(await readFile(join(KNOWLEDGE, language, 'quality.json'), 'utf8')) as Words;
}

async function faultsOf(language: Language, english: Words): Promise<string[]> {
  const missing = PARTS.filter((part) => !existsSync(join(KNOWLEDGE, language, part)));
  if (missing.length > 0) return missing.map((part) => `knowledge/${language}/${part}: missing`);
  try {
    wordingOf(language);
    const { stop } = grammarOf(language);
    const read = detectLanguage([...stop].join(' '));
    return [
      ...qualityFaults(language, await readQuality(language), english),
      ...(read === language
        ? []
        : [`core/language/detect-language.ts reads the stop words of ${language} as ${read}`]),
    ];
  } catch (error) {
    return [`knowledge/${language}: ${(error as Error).message}`];
  }
}

/** What a language of `core/language/languages.ts` lacks in `knowledge/`, and folders of no language. */
export async function checkLanguages(): Promise<string[]> {
  const english = await readQuality(FALLBACK_LANGUAGE);
  const codes: readonly string[] = LANGUAGE_CODES;
  const folders = readdirSync(KNOWLEDGE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !codes.includes(entry.name))
    .map(({ name }) => `knowledge/${name}: no language of core/language/languages.ts`);
  const faults = await Promise.all(LANGUAGE_CODES.map((language) => faultsOf(language, english)));
  return [...folders, ...faults.flat()];
}

if (import.meta.main) {
  const faults = await checkLanguages();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('Every language has all it needs.');
}
