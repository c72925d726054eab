import * as locales from '@mui/x-data-grid/locales';
import type { ContractDocument } from '#contract/document/document.ts';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '#core/language/languages.ts';

/** Writes the codes of `core/language/languages.ts` into the contract's schema of an interface language. */
export function listLanguages(
  document: ContractDocument,
  codes: readonly string[] = LANGUAGE_CODES,
): void {
  const schema = document.components?.['schemas']?.['InterfaceLanguage'];
  if (schema) Object.assign(schema, { enum: [...codes] });
}

/** The grid's locale for a language, best of its usual region; English when MUI has none. */
export function gridLocaleOf(
  code: string,
  names: readonly string[] = Object.keys(locales),
): string {
  const own = names.filter((name) => name.slice(0, -2) === code);
  const { region } = new Intl.Locale(code).maximize();
  return (
    own.find((name) => name === `${code}${region}`) ??
    own[0] ??
    gridLocaleOf(FALLBACK_LANGUAGE, names)
  );
}

/** The module that gives each language of the interface the grid's own texts. */
export function gridLocales(codes: readonly string[] = LANGUAGE_CODES): string {
  const rows = codes.map((code) => [code, gridLocaleOf(code)] as const);
  const names = [...new Set(rows.map(([, name]) => name))];
  return [
    '// Generated from core/language/languages.ts by `npm run generate`. Do not edit.',
    `import { ${names.join(', ')} } from '@mui/x-data-grid/locales';`,
    '',
    'export const GRID_LOCALES = {',
    ...rows.map(([code, name]) => `  ${code}: ${name},`),
    '};',
    '',
  ].join('\n');
}
