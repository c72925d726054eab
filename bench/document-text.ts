import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentContent } from '../server/adapters/documents/document-content.ts';
import { createPdfWriter } from '../server/adapters/documents/pdf.ts';
import { corpus } from '../server/adapters/documents/testing/corpus.ts';
import { extractors } from '../server/adapters/documents/testing/extractors.ts';
import {
  addLikeness,
  blockWords,
  likeness,
  type Likeness,
} from '../server/adapters/documents/testing/likeness.ts';

/*
 * Makes a PDF of every sample, reads it with every extractor there is, and prints how much of the
 * text came out. See bench/README.md.
 */
const { values: options } = parseArgs({
  options: {
    /** Only these languages. */
    language: { type: 'string', multiple: true },
    /** Samples made without their language, in an English interface. */
    unlabelled: { type: 'boolean', default: false },
    /** A folder that keeps the files. */
    keep: { type: 'string' },
  },
});

const samples = corpus().filter(({ language }) => options.language?.includes(language) !== false);
const readers = await extractors();
const write = createPdfWriter();
const sums = new Map<string, Likeness>();
const counts = new Map<string, number>();
let bytes = 0;
const started = performance.now();
let making = 0;
if (options.keep) await mkdir(options.keep, { recursive: true });
for (const { language, name, body } of samples) {
  const prompt = {
    title: name,
    body,
    tags: [],
    variables: [],
    direction: 'auto' as const,
    ...(!options.unlabelled && { language }),
  };
  const begun = performance.now();
  const locale = options.unlabelled ? 'en' : language;
  const pdf = write(documentContent(prompt, { locale, sections: ['body'] }, 'Promptwell'));
  making += performance.now() - begun;
  bytes += pdf.length;
  if (options.keep) await writeFile(join(options.keep, `${language}-${name}.pdf`), pdf);
  counts.set(language, (counts.get(language) ?? 0) + 1);
  const source = blockWords(body);
  for (const [reader, extract] of readers) {
    const key = `${language} ${reader}`;
    const result = likeness(source, await extract(pdf));
    const sum = sums.get(key);
    sums.set(key, sum ? addLikeness(sum, result) : result);
  }
}

const share = (part: number, whole: number): string => (part / whole).toFixed(3).padStart(7);
console.log(
  `${samples.length} documents, ${Math.round(bytes / 1024)} KB, made in ${Math.round(making)} ms`,
);
console.log(`(measured in ${Math.round((performance.now() - started) / 1000)} s)`);
console.log('language  n  extractor   words   recall   order   exact blocks');
for (const [key, sum] of sums) {
  const [language = '', reader = ''] = key.split(' ');
  console.log(
    language.padEnd(5),
    String(counts.get(language)).padStart(5),
    ` ${reader.padEnd(8)}`,
    String(sum.words).padStart(8),
    share(sum.found, sum.words),
    share(sum.ordered, sum.words),
    share(sum.exact, sum.blocks).padStart(12),
  );
}
