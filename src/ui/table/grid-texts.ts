import { arSD, enUS, esES, frFR, zhCN } from '@mui/x-data-grid/locales';
import { FALLBACK_LANGUAGE, supportedLanguage, type Language } from '#core/language/languages.ts';

const LOCALES = { en: enUS, ar: arSD, es: esES, fr: frFR, zh: zhCN } satisfies Record<
  Language,
  unknown
>;

/** The grid's own texts in the interface's language; English for any other. */
export function gridTexts(language: string) {
  const locale = LOCALES[supportedLanguage(language) ?? FALLBACK_LANGUAGE];
  return locale.components.MuiDataGrid.defaultProps.localeText;
}
