import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type TextParams = Record<string, string | number>;
type Catalogue = { [key: string]: string | Catalogue };

const ROOT = join(import.meta.dirname, '..', 'locales');
const loaded = new Map<string, Catalogue>();
const plurals = new Map<string, Intl.PluralRules>();

function catalogue(locale: string, namespace: string): Catalogue {
  const name = `${locale}/${namespace}`;
  const known = loaded.get(name);
  if (known) return known;
  const file = join(ROOT, locale, `${namespace}.json`);
  const exists = readdirSync(join(ROOT, locale)).includes(`${namespace}.json`);
  const read: Catalogue = exists ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
  loaded.set(name, read);
  return read;
}

function find(locale: string, namespace: string, key: string): string | undefined {
  let node: string | Catalogue | undefined = catalogue(locale, namespace);
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return typeof node === 'string' ? node : undefined;
}

function pluralForm(locale: string, count: number): string {
  let rules = plurals.get(locale);
  if (!rules) plurals.set(locale, (rules = new Intl.PluralRules(locale)));
  return rules.select(count);
}

/** The sentence of a key (`ns:dotted.key`) in a language, English when it lacks there; or nothing. */
export function findText(
  locale: string,
  name: string,
  params: TextParams = {},
): string | undefined {
  const [namespace = '', key = ''] = name.split(':');
  for (const language of locale === 'en' ? ['en'] : [locale, 'en']) {
    const count = params['count'];
    const counted =
      typeof count === 'number'
        ? find(language, namespace, `${key}_${pluralForm(language, count)}`)
        : undefined;
    const sentence = counted ?? find(language, namespace, key);
    if (sentence === undefined) continue;
    return sentence.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, param: string) => {
      const value = params[param];
      if (value === undefined) return whole;
      return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value;
    });
  }
  return undefined;
}

/**
 * The sentence of a key in a language: `text('fr', 'mail:reset.subject', { name })`. Plurals carry
 * i18next's suffixes and choose by `count`; numbers are written as the language writes them.
 * @throws when the key is in no catalogue: that is a fault of ours, found by the tests.
 */
export function text(locale: string, name: string, params?: TextParams): string {
  const found = findText(locale, name, params);
  if (found === undefined) throw new Error(`No text "${name}" in server/locales/${locale} or en`);
  return found;
}
