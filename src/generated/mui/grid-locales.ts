// Generated from core/language/languages.ts by `npm run generate`. Do not edit.
import { enUS, arSD, esES, frFR, zhCN } from '@mui/x-data-grid/locales';

export const GRID_LOCALES = {
  en: enUS,
  ar: arSD,
  es: esES,
  fr: frFR,
  zh: zhCN,
};
