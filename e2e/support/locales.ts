import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '#core/language/languages.ts';

const FOLDER = resolve(import.meta.dirname, '../../public/locales');

type Texts = { [key: string]: string | Texts | Texts[] };

const read = (language: string, namespace: string) =>
  JSON.parse(readFileSync(join(FOLDER, language, `${namespace}.json`), 'utf8')) as Texts;

/** The text behind `namespace:some.key` as the locale file has it, `{{values}}` filled in. */
export function text(
  language: Language,
  name: string,
  values: Record<string, string | number> = {},
): string {
  const [namespace = '', path = ''] = name.split(':');
  let found: Texts[string] | undefined = read(language, namespace);
  for (const part of path.split('.'))
    found = typeof found === 'object' ? (found as Texts)[part] : undefined;
  if (typeof found !== 'string') throw new Error(`${language} has no text ${name}`);
  return found.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => String(values[key] ?? ''));
}

function keysOf(texts: Texts, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value as Texts, `${before}${key}.`),
  );
}

let known: ReadonlySet<string> | undefined;

/** Every key that has a dot in it; a single word may be a text of its own. */
export function localeKeys(): ReadonlySet<string> {
  const files = readdirSync(join(FOLDER, 'en')).map((file) => file.replace(/\.json$/, ''));
  known ??= new Set(files.flatMap((file) => keysOf(read('en', file)).filter(isLong)));
  return known;
}

const isLong = (key: string) => key.includes('.');
