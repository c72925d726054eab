import { arSD, enUS, esES, frFR, zhCN } from '@mui/x-data-grid/locales';

const locales = { en: enUS, ar: arSD, es: esES, fr: frFR, zh: zhCN };

/** The grid's own texts in the interface's language; English for any other. */
export function gridTexts(language: string) {
  const locale = language in locales ? locales[language as keyof typeof locales] : enUS;
  return locale.components.MuiDataGrid.defaultProps.localeText;
}
