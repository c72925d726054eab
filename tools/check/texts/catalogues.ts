import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Catalogue = Map<string, string>;
export type Catalogues = Map<string, Map<string, Catalogue>>;

const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACEHOLDER = /\{\{-?\s*([^},\s]+)[^}]*\}\}|<\/?(\d+)>/g;

/** Flattens nested texts: `{ a: { b: 'x' } }` gives `a.b`. Lists count by index. */
export function flatten(node: unknown, prefix = ''): Catalogue {
  if (typeof node === 'string') return new Map([[prefix, node]]);
  if (node === null || typeof node !== 'object') return new Map([[prefix, '']]);
  const below = (key: string) => (prefix ? `${prefix}.${key}` : key);
  return new Map(Object.entries(node).flatMap(([key, value]) => [...flatten(value, below(key))]));
}

/** `language → namespace → texts` below a folder of `{language}/{namespace}.json`. */
export async function readCatalogues(folder: string): Promise<Catalogues> {
  const catalogues: Catalogues = new Map();
  for (const language of (await readdir(folder)).sort()) {
    const namespaces = new Map<string, Catalogue>();
    for (const file of (await readdir(join(folder, language))).sort()) {
      if (!file.endsWith('.json')) continue;
      const texts: unknown = JSON.parse(await readFile(join(folder, language, file), 'utf8'));
      namespaces.set(file.slice(0, -'.json'.length), flatten(texts));
    }
    catalogues.set(language, namespaces);
  }
  return catalogues;
}

/** The key without its plural ending. */
export const base = (key: string) => key.replace(PLURAL, '');

const placeholders = (text: string) =>
  [
    ...new Set([...text.matchAll(PLACEHOLDER)].map((match) => match[0].replaceAll(/\s/g, ''))),
  ].sort();

/** The plural forms of a language. */
function pluralForms(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Texts that are the same in every language: names, formats, symbols. */
const SAME_EVERYWHERE = /^[\s\d\p{P}\p{S}]*$|^(\{\{[^}]+\}\}[\s\p{P}]*)+$/u;

/**
 * Compares every language with English: keys missing or left over, plural forms, placeholders, empty
 * texts, and texts that were left in English (`sameAllowed` gives those of a language that may be, or their
 * `namespace:key`).
 */
export function compareCatalogues(
  catalogues: Catalogues,
  sameAllowed: (language: string) => readonly string[],
): string[] {
  const english = catalogues.get('en');
  if (!english) return ['There is no English catalogue.'];
  return [...catalogues].flatMap(([language, namespaces]) =>
    [...new Set([...english.keys(), ...namespaces.keys()])].flatMap((namespace) => {
      const source = english.get(namespace);
      const target = namespaces.get(namespace);
      if (!source || !target)
        return [`${language}/${namespace}.json: ${source ? 'missing' : 'not in English'}`];
      return compareOne(language, namespace, source, target, new Set(sameAllowed(language)));
    }),
  );
}

function compareOne(
  language: string,
  namespace: string,
  source: Catalogue,
  target: Catalogue,
  sameAllowed: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  const report = (key: string, what: string) =>
    problems.push(`${language}/${namespace}.json ${key}: ${what}`);
  const bases = new Set([...source.keys()].map(base));
  for (const [key, text] of source) {
    if (PLURAL.test(key)) {
      for (const form of pluralForms(language))
        if (!target.has(`${base(key)}_${form}`))
          report(`${base(key)}_${form}`, 'plural form missing');
      continue;
    }
    const translated = target.get(key);
    if (translated === undefined) report(key, 'missing');
    else if (placeholders(text).join() !== placeholders(translated).join())
      report(key, `placeholders differ from English (${placeholders(text).join(' ')})`);
    else if (
      language !== 'en' &&
      translated === text &&
      !SAME_EVERYWHERE.test(text) &&
      !sameAllowed.has(`${namespace}:${key}`) &&
      !sameAllowed.has(text)
    )
      report(key, `left in English: ${text}`);
  }
  for (const [key, text] of target) {
    if (!source.has(key) && !(PLURAL.test(key) && bases.has(base(key))))
      report(key, 'not in English');
    if (text.trim() === '') report(key, 'empty');
  }
  return [...new Set(problems)];
}
