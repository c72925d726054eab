import { FALLBACK_LANGUAGE, supportedLanguage, type Language } from '#core/language/languages.ts';
import { GRID_LOCALES } from '#src/generated/mui/grid-locales.ts';

const LOCALES: Readonly<Record<Language, (typeof GRID_LOCALES)['en']>> = GRID_LOCALES;

/** The grid's own texts in the interface's language; English for any other. */
export function gridTexts(language: string) {
  const locale = LOCALES[supportedLanguage(language) ?? FALLBACK_LANGUAGE];
  return locale.components.MuiDataGrid.defaultProps.localeText;
}
