import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Texts = { [key: string]: unknown };

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `over` on top of `base`, key by key: what a language does not say yet is said in English. */
export function mergeTexts(base: Texts, over: Texts): Texts {
  const merged: Texts = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base[key];
    merged[key] = isTexts(below) && isTexts(value) ? mergeTexts(below, value) : value;
  }
  return merged;
}

export type Locales = Record<string, Record<string, Texts>>;

/** Reads `{folder}/{lng}/{ns}.json`, each language completed from English. */
export async function readLocales(folder: string): Promise<Locales> {
  const read = async (language: string) => {
    const files = (await readdir(join(folder, language))).filter((name) => name.endsWith('.json'));
    const texts = await Promise.all(
      files.map(async (name) => [
        name.slice(0, -'.json'.length),
        JSON.parse(await readFile(join(folder, language, name), 'utf8')) as Texts,
      ]),
    );
    return Object.fromEntries(texts) as Record<string, Texts>;
  };
  const english = await read('en');
  const entries = await readdir(folder, { withFileTypes: true });
  const locales: Locales = { en: english };
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== 'en'))
    locales[name] = mergeTexts(english, await read(name)) as Record<string, Texts>;
  return locales;
}

/** Writes the completed files over the copies in a build. */
export async function writeLocales(folder: string, locales: Locales): Promise<void> {
  for (const [language, namespaces] of Object.entries(locales))
    for (const [namespace, texts] of Object.entries(namespaces))
      await writeFile(join(folder, language, `${namespace}.json`), JSON.stringify(texts));
}
