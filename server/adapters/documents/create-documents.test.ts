import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DocumentsBusy,
  type DocumentPrompt,
  DocumentsTimeout,
  DocumentsTooLarge,
} from '#server/ports/documents.ts';
import { createDocuments } from './create-documents.ts';

const prompt: DocumentPrompt = {
  title: 'Weekly status report',
  body: 'Write for {{audience}}.',
  tags: [],
  variables: [],
  direction: 'auto',
};
const options = { locale: 'en', sections: ['title' as const, 'body' as const] };

let documents: ReturnType<typeof createDocuments> | undefined;
const open = (setup: Partial<Parameters<typeof createDocuments>[0]> = {}) => {
  documents = createDocuments({ brand: 'Promptwell', ...setup });
  return documents;
};
afterEach(() => documents?.close());

describe('createDocuments', () => {
  it('makes both formats', async () => {
    const made = open();
    const pdf = await made.render('pdf', prompt, options);
    const word = await made.render('docx', prompt, options);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(Buffer.from(word.subarray(0, 2)).toString()).toBe('PK');
  });

  it('answers DocumentsBusy to what no longer fits the queue, and makes the rest', async () => {
    const made = open({ workers: 2, queue: 3 });
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => made.render('docx', prompt, options)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(DocumentsBusy);
  });

  it('ends what takes too long, and goes on with the next', async () => {
    const made = open({ workers: 1, timeoutMs: 1_500 });
    // A worker that is just starting may be over the limit too, on a busy machine several times.
    const soon = () =>
      vi.waitFor(() => made.render('docx', prompt, options), { timeout: 40_000, interval: 1 });
    await soon();
    const table = `|a|b|c|\n|-|-|-|\n${'|x|y|z|\n'.repeat(10_000)}`;
    const long = made.render('docx', { ...prompt, body: table }, options);
    await expect(long).rejects.toBeInstanceOf(DocumentsTimeout);
    expect(await soon()).toBeInstanceOf(Uint8Array);
  });

  it('leaves the calling thread free while it works', async () => {
    const made = open();
    await made.render('docx', prompt, options);
    // Made on this thread, the document would let no timer through until it is there.
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    await made.render('docx', { ...prompt, body: 'words and words. '.repeat(5000) }, options);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(2);
  });

  it('refuses more than 100 KB of text', async () => {
    const body = 'é'.repeat(50_001);
    await expect(open().render('pdf', { ...prompt, body }, options)).rejects.toBeInstanceOf(
      DocumentsTooLarge,
    );
  });

  it('settles everything when it is closed', async () => {
    const made = open({ workers: 1 });
    const pending = [1, 2, 3].map(() => made.render('docx', prompt, options));
    const settled = Promise.allSettled(pending);
    await made.close();
    expect((await settled).every((result) => result.status === 'rejected')).toBe(true);
    await expect(made.render('docx', prompt, options)).rejects.toThrow('closed');
  });
});
