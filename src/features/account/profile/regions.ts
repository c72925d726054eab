export type Choice = { value: string; label: string };

/** Codes that have a name, but are assigned to no country by ISO 3166-1. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A code that stood for a country once, as SU, is another one's today. */
const isPresent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** Every country, named and ordered in a language. */
export function countries(language: string): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((code) => !NO_COUNTRY.has(code) && isPresent(code))
    .flatMap((code) => {
      const label = names.of(code);
      return label ? [{ value: code, label }] : [];
    })
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** Every time zone that the browser knows, and `present`, which it may not. */
export function timezones(present: string): Choice[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), present]);
  return [...names].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
