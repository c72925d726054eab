import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Languages that prompts are written in, besides the interface's own five. */
const CODES =
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko ms nl no pl pt ro ru sv sw th tr uk ur vi zh'.split(
    ' ',
  );

/** Languages by their names in the interface's language, sorted by them; `extra` is kept if unknown. */
export function useLanguageOptions(extra?: string): { value: string; label: string }[] {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
    const collator = new Intl.Collator(i18n.language);
    return [...new Set([...CODES, ...(extra ? [extra] : [])])]
      .map((value) => ({ value, label: nameOf(names, value) }))
      .toSorted((a, b) => collator.compare(a.label, b.label));
  }, [i18n.language, extra]);
}

function nameOf(names: Intl.DisplayNames, tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
