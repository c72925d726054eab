import type {
  DocumentFormat,
  DocumentOptions,
  DocumentPrompt,
  ReceiptDocument,
} from '#server/ports/documents.ts';

/** What the pool sends to a worker, and what comes back. */
export type Job = { id: number; brand: string } & (
  | { format: DocumentFormat; prompt: DocumentPrompt; options: DocumentOptions }
  | { format: 'receipt'; receipt: ReceiptDocument }
);

export type JobResult = { id: number; bytes: Uint8Array } | { id: number; error: string };
