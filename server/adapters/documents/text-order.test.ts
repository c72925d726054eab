import { describe, expect, it } from 'vitest';
import { documentContent } from './document-content.ts';
import { createPdfWriter } from './pdf.ts';
import { corpus } from './testing/corpus.ts';
import { extractors } from './testing/extractors.ts';
import { addLikeness, blockWords, likeness } from './testing/likeness.ts';

const readers = await extractors();
if (!readers.has('poppler'))
  process.stdout.write('pdftotext is not installed: poppler reads nothing here.\n');
const write = createPdfWriter();

/** The least share of words found, and found in order, that each reader must reach. */
type Least = { recall: number; order: number };
const EXACT: Least = { recall: 0.995, order: 0.995 };
const LEAST: Record<string, Record<string, Least>> = {
  ar: {
    pdfium: { recall: 0.97, order: 0.91 },
    'pdf.js': { recall: 0.7, order: 0.19 },
    poppler: { recall: 0.91, order: 0.9 },
  },
  fa: {
    pdfium: { recall: 0.98, order: 0.93 },
    'pdf.js': { recall: 0.75, order: 0.22 },
    poppler: { recall: 0.93, order: 0.92 },
  },
};

/** Wrapped, vocalised, mixed with Latin, with joiners, in lists and tables: a few of each, all of them when proving. */
const samples = (language: string) => {
  const all = corpus().filter((sample) => sample.language === language);
  const step = process.env['EXHAUSTIVE'] ? 1 : Math.ceil(all.length / 10);
  return all.filter((_, index) => index % step === 0);
};

describe.each(['ar', 'fa', 'vi', 'en', 'zh'])('text in %s', (language) => {
  const options = {
    timeout: process.env['EXHAUSTIVE'] ? 300_000 : 60_000,
    tags: language === 'ar' || language === 'zh' ? [] : ['long'],
  };
  it('comes out of a PDF as readers read it', options, async () => {
    const found = new Map<string, ReturnType<typeof likeness>>();
    for (const { body } of samples(language)) {
      const prompt = { title: 'x', body, tags: [], variables: [], direction: 'auto' as const };
      const shown = { locale: 'en', sections: ['body' as const] };
      const pdf = write(documentContent({ ...prompt, language }, shown, 'Promptwell'));
      const source = blockWords(body);
      for (const [reader, extract] of readers) {
        const result = likeness(source, await extract(pdf));
        const sum = found.get(reader);
        found.set(reader, sum ? addLikeness(sum, result) : result);
      }
    }
    for (const [reader, { words, found: count, ordered }] of found) {
      const least = LEAST[language]?.[reader] ?? EXACT;
      expect.soft(count / words, `${reader}: recall`).toBeGreaterThanOrEqual(least.recall);
      expect.soft(ordered / words, `${reader}: order`).toBeGreaterThanOrEqual(least.order);
    }
  });
});
