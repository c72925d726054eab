import type { DocumentFormat, DocumentOptions, DocumentPrompt } from '#server/ports/documents.ts';

/** What the pool sends to a worker, and what comes back. */
export type Job = {
  id: number;
  format: DocumentFormat;
  prompt: DocumentPrompt;
  options: DocumentOptions;
  brand: string;
};

export type JobResult = { id: number; bytes: Uint8Array } | { id: number; error: string };
