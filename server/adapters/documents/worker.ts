import { parentPort } from 'node:worker_threads';
import { documentContent } from './document-content.ts';
import type { Job, JobResult } from './job.ts';
import type { PdfContent } from './pdf.ts';
import { receiptContent } from './receipt-content.ts';

/** Writers are opened when first needed: a worker that only makes Word files loads no fonts. */
let pdf: ((content: PdfContent) => Uint8Array) | undefined;

const writePdf = async (content: PdfContent): Promise<Uint8Array> => {
  if (!pdf) {
    const { createPdfWriter } = await import('./pdf.ts');
    pdf = createPdfWriter();
  }
  return pdf(content);
};

const write = async (job: Job): Promise<Uint8Array> => {
  if (job.format === 'receipt') return writePdf(receiptContent(job.receipt, job.brand));
  const content = documentContent(job.prompt, job.options, job.brand);
  if (job.format === 'pdf') return writePdf(content);
  const { writeWord } = await import('./word.ts');
  return writeWord(content);
};

parentPort?.on('message', async (job: Job) => {
  let result: JobResult;
  try {
    // A copy of its own, since the writers' buffers may be slices of a shared pool.
    result = { id: job.id, bytes: new Uint8Array(await write(job)) };
  } catch (error) {
    result = { id: job.id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(result, 'bytes' in result ? [result.bytes.buffer as ArrayBuffer] : []);
});
