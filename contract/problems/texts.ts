import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type TextParams = Record<string, string | number>;
type Catalogue = { [key: string]: string | Catalogue };

/** `Key` is what `text` takes: any string, or the keys that the catalogues have. */
export type Texts<Key extends string = string> = {
  /** The sentence of a key (`ns:dotted.key`) in a language, English when it lacks there; or nothing. */
  findText(locale: string, name: string, params?: TextParams): string | undefined;
  /**
   * The sentence of a key: `text('fr', 'mail:reset.subject', { name })`.
   * @throws when no catalogue has the key, which the tests find.
   */
  text(locale: string, name: Key, params?: TextParams): string;
};

/**
 * Texts of the catalogues `{root}/{language}/{namespace}.json`. Plurals carry i18next's suffixes and
 * choose by `count`; numbers are written as the language writes them.
 */
export function createTexts<Key extends string = string>(root: string): Texts<Key> {
  const loaded = new Map<string, Catalogue>();
  const plurals = new Map<string, Intl.PluralRules>();
  const numbers = new Map<string, Intl.NumberFormat>();

  function catalogue(locale: string, namespace: string): Catalogue {
    const name = `${locale}/${namespace}`;
    const known = loaded.get(name);
    if (known) return known;
    const file = join(root, locale, `${namespace}.json`);
    const exists = readdirSync(join(root, locale)).includes(`${namespace}.json`);
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

  function formatNumber(locale: string, value: number): string {
    let format = numbers.get(locale);
    if (!format) numbers.set(locale, (format = new Intl.NumberFormat(locale)));
    return format.format(value);
  }

  const findText: Texts<Key>['findText'] = (locale, name, params = {}) => {
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
        return typeof value === 'number' ? formatNumber(language, value) : value;
      });
    }
    return undefined;
  };

  const text: Texts<Key>['text'] = (locale, name, params) => {
    const found = findText(locale, name, params);
    if (found === undefined) throw new Error(`No text "${name}" in ${root}/${locale} or en`);
    return found;
  };

  return { findText, text };
}
