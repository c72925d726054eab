import type { Checklist } from '#core/quality/types.ts';
import type { Variable } from '#core/template/variable.ts';

/** What a document is made from. `body` is CommonMark with GFM; `updatedAt` is RFC 3339. */
export type DocumentPrompt = {
  title: string;
  description?: string;
  body: string;
  categoryName?: string;
  tags: string[];
  variables: Variable[];
  /** BCP 47 language of the prompt itself; what its text is written in when left out. */
  language?: string;
  direction: 'auto' | 'ltr' | 'rtl';
  author?: string;
  version?: number;
  updatedAt?: string;
  /** What the prompt says, element by element. */
  checklist?: Checklist;
};

export type DocumentFormat = 'pdf' | 'docx';
export type DocumentSection = 'title' | 'description' | 'body' | 'variables' | 'metadata';
export type DocumentSections = DocumentSection[];

/**
 * `locale` is the reader's language: it decides labels, dates and the page's own direction.
 * `paper` is A4 when left out.
 */
export type DocumentOptions = {
  locale: string;
  sections: DocumentSections;
  paper?: 'a4' | 'us-letter';
};

/** A receipt or a credit note; every text is in the reader's language, every sum is written out. */
export type ReceiptDocument = {
  locale: string;
  title: string;
  number: string;
  facts: { label: string; value: string }[];
  /** Who sold and who bought, each with name and address. */
  parties: { label: string; lines: string[] }[];
  /** The table's head: description, quantity, unit price, amount. */
  columns: [string, string, string, string];
  rows: { description: string; quantity: string; unit: string; amount: string }[];
  totals: { label: string; value: string; isStrong?: boolean }[];
  notes: string[];
  /** RFC 3339. */
  date: string;
  paper?: 'a4' | 'us-letter';
};

/**
 * Makes a file of a prompt, or a receipt as PDF.
 * @throws DocumentsBusy when too many are waiting, DocumentsTimeout after the time limit,
 * DocumentsTooLarge above the size limit.
 */
export interface DocumentsPort {
  render(
    format: DocumentFormat,
    prompt: DocumentPrompt,
    options: DocumentOptions,
  ): Promise<Uint8Array>;
  renderReceipt(receipt: ReceiptDocument): Promise<Uint8Array>;
}

/** The queue is full: the caller may try again after `retryAfter` seconds. */
export class DocumentsBusy extends Error {
  override readonly name = 'DocumentsBusy';
  readonly retryAfter = 5;
}

/** The document took longer than the limit, and its making was stopped. */
export class DocumentsTimeout extends Error {
  override readonly name = 'DocumentsTimeout';
}

/** The prompt holds more text than a document may. */
export class DocumentsTooLarge extends Error {
  override readonly name = 'DocumentsTooLarge';
}
