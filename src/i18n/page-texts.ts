import type { Resource, ResourceLanguage } from 'i18next';
import { isRecord, parseJson } from '../lib/storage.ts';

/** The id of the data block by which a prerendered page brings its texts along. */
export const PAGE_TEXTS_ID = 'page-texts';

/** The texts inside the page, or undefined when it brought none for this language. */
export function readPageTexts(language: string): Resource | undefined {
  const text = document.querySelector(`#${PAGE_TEXTS_ID}`)?.textContent;
  if (!text) return undefined;
  try {
    const value = parseJson(text);
    if (!isRecord(value) || !isRecord(value[language])) return undefined;
    return { [language]: value[language] as ResourceLanguage };
  } catch {
    return undefined;
  }
}
