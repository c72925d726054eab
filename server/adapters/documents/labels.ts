import { readFileSync } from 'node:fs';
import type { PromptElement } from '#core/quality/types.ts';
import type { VariableType } from '#core/template/variable.ts';

export type Labels = {
  prompt: string;
  variables: string;
  category: string;
  tags: string;
  author: string;
  version: string;
  updated: string;
  /** What a prompt says of the elements of a good one, and what it leaves out. */
  present: string;
  missing: string;
  untitled: string;
  /** Both of `{{page}}` and `{{total}}` stand in it. */
  page: string;
  yes: string;
  no: string;
  column: Record<'name' | 'label' | 'type' | 'required' | 'default' | 'options', string>;
  element: Record<PromptElement, string>;
  type: Record<VariableType, string>;
};

const known = new Map<string, Labels>();

const read = (language: string): Labels | undefined => {
  const cached = known.get(language);
  if (cached) return cached;
  if (!/^[a-z]{2,3}$/.test(language)) return undefined;
  try {
    const file = new URL(`../../locales/${language}/documents.json`, import.meta.url);
    const labels = JSON.parse(readFileSync(file, 'utf8')) as Labels;
    known.set(language, labels);
    return labels;
  } catch {
    return undefined;
  }
};

/** The words of a document's own furniture, in the reader's language or else in English. */
export const labelsFor = (locale: string): { language: string; labels: Labels } => {
  const language = locale.toLowerCase().split('-')[0] ?? 'en';
  const labels = read(language);
  if (labels) return { language, labels };
  const english = read('en');
  if (!english) throw new Error('server/locales/en/documents.json is missing');
  return { language: 'en', labels: english };
};
