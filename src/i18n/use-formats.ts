import { useTranslation } from 'react-i18next';
import { formatsFor, type Formats } from '../lib/formats.ts';

/** Dates, numbers, money and relative times in the interface's language. */
export function useFormats(timeZone?: string): Formats {
  const { i18n } = useTranslation();
  return formatsFor(i18n.language, timeZone);
}
