import { useLanguage } from '../i18n/use-language.ts';
import english from './locales/en/deck.json';

export type DeckTexts = typeof english;

/** Beside the deck, not in `public/locales`: what a build publishes holds nothing of it. */
const catalogues = import.meta.glob<DeckTexts>('./locales/*/deck.json', {
  eager: true,
  import: 'default',
});

/** The deck's texts in the interface's language; English where it has none. */
export function useDeckTexts(): DeckTexts {
  const { code } = useLanguage();
  return catalogues[`./locales/${code}/deck.json`] ?? english;
}

/** A delay in words: `Delay 2 sec`. */
export function useDelayText(): (delayMs: number) => string {
  const { delay } = useDeckTexts();
  const { code } = useLanguage();
  const seconds = new Intl.NumberFormat(code, { style: 'unit', unit: 'second' });
  return (delayMs) => `${delay} ${seconds.format(delayMs / 1000)}`;
}
