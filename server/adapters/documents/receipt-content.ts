import { languageDirection, textDirection, type Direction } from '#core/text/direction.ts';
import type { ReceiptDocument } from '#server/ports/documents.ts';
import { paragraphLanguage } from './direction.ts';
import { labelsFor } from './labels.ts';
import { sanitizeLine } from './sanitize.ts';

/** A text with the language and direction that it is set in. */
type Voice = { v: string; lang: string; dir: Direction };

/** A receipt, ready to be set: every text in it is final. */
export type ReceiptContent = {
  kind: 'receipt';
  brand: string;
  locale: string;
  /** The reader's language, for what is not told apart. */
  language: string;
  dir: Direction;
  title: string;
  number: string;
  facts: { label: string; value: Voice }[];
  parties: { label: string; lines: Voice[] }[];
  columns: string[];
  rows: { description: Voice; quantity: string; unit: string; amount: string }[];
  totals: { label: string; value: string; isStrong: boolean }[];
  notes: Voice[];
  date: string;
  paper: 'a4' | 'us-letter';
  pageText: string;
};

/** What is printed of a receipt; every text is sanitised here, once. */
export const receiptContent = (receipt: ReceiptDocument, brand: string): ReceiptContent => {
  const { locale, paper = 'a4' } = receipt;
  const { labels } = labelsFor(locale);
  const dir = languageDirection(locale);
  const line = (text: string): string => sanitizeLine(text);
  const voice = (text: string): Voice => {
    const v = line(text);
    const lang = paragraphLanguage(v, locale);
    return { v, lang, dir: textDirection(v) ?? dir };
  };
  // Labels take the direction of the document's language: a leading number or Latin name must not decide it.
  const own = (text: string): Voice => ({ v: line(text), lang: locale, dir });
  return {
    kind: 'receipt',
    brand,
    locale,
    language: locale,
    dir,
    title: line(receipt.title),
    number: line(receipt.number),
    facts: receipt.facts.map(({ label, value }) => ({ label: line(label), value: own(value) })),
    parties: receipt.parties.map(({ label, lines }) => ({
      label: line(label),
      lines: lines.map(voice),
    })),
    columns: receipt.columns.map(line),
    rows: receipt.rows.map(({ description, ...figures }) => ({
      ...figures,
      description: own(description),
    })),
    totals: receipt.totals.map(({ label, value, isStrong = false }) => ({
      label: line(label),
      value: line(value),
      isStrong,
    })),
    notes: receipt.notes.map(own),
    date: receipt.date,
    paper,
    pageText: labels.page.replace('{{page}}', '{page}').replace('{{total}}', '{total}'),
  };
};
