import { useTranslation } from 'react-i18next';
import { directionOf } from '#core/language/languages.ts';
import type { Direction } from '#core/text/direction.ts';

/** The interface's language with its own reading direction; re-renders when it changes. */
export function useLanguage(): { code: string; direction: Direction } {
  const { i18n } = useTranslation();
  return { code: i18n.language, direction: directionOf(i18n.language) };
}
