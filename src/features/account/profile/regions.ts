export type Choice = { value: string; label: string };

/** Codes that have a name, but are assigned to no country by ISO 3166-1. */
const NO_COUNTRY = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A code that stood for a country once, as SU, is another one's today. */
const isPresent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const named = new Map<string, Choice[]>();

/** Every country, named and ordered in a language; made once, since naming and ordering take a while. */
export function countries(language: string): Choice[] {
  const known = named.get(language);
  if (known) return known;
  const made = nameCountries(language);
  named.set(language, made);
  return made;
}

function nameCountries(language: string): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .flatMap((code) => {
      const label = NO_COUNTRY.has(code) ? undefined : names.of(code);
      return label && isPresent(code) ? [{ value: code, label }] : [];
    })
    .sort((one, other) => compare(one.label, other.label));
}

let listed: readonly string[] | undefined;

/** Every time zone that the browser knows, and `present`, which it may not. */
export function timezones(present: string): Choice[] {
  listed ??= Intl.supportedValuesOf('timeZone');
  const names = new Set(['UTC', ...listed, present]);
  return [...names].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}
