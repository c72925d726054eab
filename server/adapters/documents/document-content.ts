import type { DocumentOptions, DocumentPrompt } from '#server/ports/documents.ts';
import type { DocumentContent, Flow } from './content.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { type Direction, languageDirection, textDirection } from '#core/text/direction.ts';
import { paragraphLanguage } from './direction.ts';
import { labelsFor } from './labels.ts';
import { bodyBlocks } from './markdown.ts';
import { breakable } from './markdown-inlines.ts';
import { sanitizeLine, sanitizeText } from './sanitize.ts';
import { variableTable } from './variable-table.ts';

const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;

const languageOf = (tag: string | undefined, fallback: string): string =>
  tag !== undefined && LANGUAGE_TAG.test(tag) ? tag : fallback;

const dateText = (value: string, locale: string): string => {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    // The page numbers are Latin digits too, in every language.
    numberingSystem: 'latn',
  }).format(date);
};

/** What is printed of a prompt, in the reader's language; every text is sanitised here, once. */
export const documentContent = (
  prompt: DocumentPrompt,
  options: DocumentOptions,
  brand: string,
): DocumentContent => {
  const { language: labelled, labels } = labelsFor(options.locale);
  // A date is always in the language of its label.
  const locale = options.locale.toLowerCase().startsWith(labelled)
    ? languageOf(options.locale, labelled)
    : labelled;
  const has = (section: DocumentOptions['sections'][number]): boolean =>
    options.sections.includes(section);
  const pageDir = languageDirection(locale);
  const written = `${prompt.title}\n${prompt.body}`;
  // Without a stated language the text's own counts, never the reader's.
  const language = languageOf(
    prompt.language,
    /\p{L}/u.test(written) ? detectLanguage(written) : locale,
  );
  const textDir: Direction =
    prompt.direction === 'auto' ? languageDirection(language) : prompt.direction;
  const dirOf = (text: string): Direction =>
    prompt.direction === 'auto' ? (textDirection(text) ?? textDir) : prompt.direction;
  const flow = (text: string): Flow => ({
    dir: dirOf(text),
    lang: paragraphLanguage(text, language),
    c: breakable(text),
  });

  const ownVoice = (text: string, among: string) => ({
    dir: textDirection(text) ?? pageDir,
    lang: paragraphLanguage(text, among),
  });

  const title = sanitizeLine(prompt.title) || labels.untitled;
  const description = sanitizeText(prompt.description ?? '').trim();
  const author = sanitizeLine(prompt.author ?? '');
  const category = sanitizeLine(prompt.categoryName ?? '');
  const tags = prompt.tags.map(sanitizeLine).filter((tag) => tag !== '');

  const metadata: DocumentContent['metadata'] = [];
  const add = (label: string, value: string): void => {
    if (value !== '') metadata.push({ label, value, ...ownVoice(value, locale) });
  };
  if (has('metadata')) {
    add(labels.category, category);
    add(labels.author, author);
    add(labels.version, prompt.version?.toString() ?? '');
    add(labels.updated, prompt.updatedAt ? dateText(prompt.updatedAt, locale) : '');
    const list = new Intl.ListFormat(locale);
    for (const state of ['present', 'missing'] as const) {
      const items = prompt.checklist?.filter((item) => item.state === state) ?? [];
      const text = list.format(items.map(({ element }) => labels.element[element]));
      add(labels[state], text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1));
    }
  }

  const blocks = has('body')
    ? bodyBlocks(sanitizeText(prompt.body), {
        direction: prompt.direction,
        fallback: textDir,
        language,
      })
    : [];

  return {
    brand,
    title,
    showTitle: has('title'),
    titleDir: dirOf(title),
    titleLang: paragraphLanguage(title, language),
    ...(has('description') && description !== '' && { description: flow(description) }),
    metadata,
    tags: {
      label: labels.tags,
      values: has('metadata') ? tags.map((tag) => ({ v: tag, ...ownVoice(tag, language) })) : [],
    },
    ...(blocks.length > 0 && { body: { label: labels.prompt, blocks } }),
    ...(has('variables') &&
      prompt.variables.length > 0 && {
        variables: variableTable(prompt.variables, labels, pageDir),
      }),
    locale,
    dir: pageDir,
    language,
    ...(author !== '' && { author }),
    keywords: [category, ...tags].filter((word) => word !== ''),
    ...(description !== '' && { summary: sanitizeLine(description) }),
    ...(prompt.updatedAt !== undefined &&
      !Number.isNaN(Date.parse(prompt.updatedAt)) && {
        date: new Date(prompt.updatedAt).toISOString(),
      }),
    paper: options.paper ?? 'a4',
    pageText: labels.page.replace('{{page}}', '{page}').replace('{{total}}', '{total}'),
  };
};
