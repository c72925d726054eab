import { join, relative, resolve } from 'node:path';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { longButtons } from './texts/buttons.ts';
import { base, compareCatalogues, readCatalogues, type Catalogues } from './texts/catalogues.ts';
import { readSources, type SourceTexts } from './texts/sources.ts';
import { typographicFaults } from './texts/typography.ts';
import { wordingOf } from './texts/wording.ts';
import wording from './texts/wording.json' with { type: 'json' };
import { forbiddenWords } from './texts/words.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Keys of the English catalogue that no source names. A namespace may precede the key: `shell:menu`. */
export function unusedKeys(catalogues: Catalogues, sources: Iterable<SourceTexts>): string[] {
  const literals = new Set<string>();
  const prefixes = new Set<string>();
  for (const source of sources) {
    for (const literal of source.literals) literals.add(literal);
    for (const prefix of source.prefixes) prefixes.add(prefix);
  }
  const named = (key: string) =>
    literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix));
  /** A whole branch may be asked for at once: `t('steps', { returnObjects: true })`. */
  const branches = (key: string) =>
    key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'));
  return [...(catalogues.get('en') ?? [])].flatMap(([namespace, texts]) =>
    [...texts.keys()]
      .filter(
        (key) =>
          !branches(base(key)).some(
            (part) =>
              part.length > 0 &&
              (named(`${namespace}:${part}`) || (part === base(key) && named(part))),
          ),
      )
      .map((key) => `public/locales/en/${namespace}.json ${key}: unused`),
  );
}

/** Languages without a folder of catalogues, and folders of no language. */
export function unevenLanguages(languages: readonly string[], catalogues: Catalogues): string[] {
  return [
    ...languages
      .filter((language) => !catalogues.has(language))
      .map((language) => `${language}: no catalogues`),
    ...[...catalogues.keys()]
      .filter((folder) => !languages.includes(folder))
      .map((folder) => `${folder}: no language of core/language/languages.ts`),
  ];
}

async function main(): Promise<string[]> {
  const allowed = (language: string) => [
    ...wording.sameEverywhere,
    ...(wordingOf(language)?.sameAsEnglish ?? []),
  ];
  const web = await readCatalogues(join(ROOT, 'public/locales'));
  const server = await readCatalogues(join(ROOT, 'server/locales'));
  const deck = await readCatalogues(join(ROOT, 'src/deck/locales'));
  const sources = await readSources(join(ROOT, 'src'));
  return [
    ...unevenLanguages(LANGUAGE_CODES, web).map((line) => `public/locales/${line}`),
    ...unevenLanguages(LANGUAGE_CODES, server).map((line) => `server/locales/${line}`),
    ...compareCatalogues(web, allowed).map((line) => `public/locales/${line}`),
    ...compareCatalogues(server, allowed).map((line) => `server/locales/${line}`),
    ...compareCatalogues(deck, allowed).map((line) => `src/deck/locales/${line}`),
    ...forbiddenWords(web).map((line) => `public/locales/${line}`),
    ...forbiddenWords(server).map((line) => `server/locales/${line}`),
    ...forbiddenWords(deck).map((line) => `src/deck/locales/${line}`),
    ...typographicFaults(web).map((line) => `public/locales/${line}`),
    ...typographicFaults(server).map((line) => `server/locales/${line}`),
    ...typographicFaults(deck).map((line) => `src/deck/locales/${line}`),
    ...longButtons(web, sources.values()).map((line) => `public/locales/${line}`),
    ...unusedKeys(web, sources.values()),
    ...[...sources].flatMap(([path, { hardCoded }]) =>
      hardCoded.map((words) => `${relative(ROOT, path)}: hard-coded text: ${words}`),
    ),
  ];
}

if (import.meta.main) {
  const problems = await main();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('Every text is in every language, used, and in a catalogue.');
}
