import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, it } from 'vitest';
import { documentContent } from './document-content.ts';
import { createPdfWriter } from './pdf.ts';
import { parsePdf, streamText } from './pdf-file.ts';
import { extractors } from './testing/extractors.ts';

const SIGNED = 'مُحَمَّدٌ كَتَبَ الدَّرْسَ أولاً ثمّ قرأه';

const write = createPdfWriter();
const pdf = (body: string): Uint8Array => {
  const prompt = { title: 'x', tags: [], variables: [], direction: 'auto' as const };
  const options = { locale: 'ar', sections: ['body' as const] };
  return write(documentContent({ ...prompt, body }, options, 'Promptwell'));
};
const readers = [...(await extractors())].filter(([name]) => name !== 'pdf.js');
const library = await PDFiumLibrary.init();

/** The part of a page that has ink in these rows of it, as shares of its height. */
const inked = async (bytes: Uint8Array, from: number, to: number) => {
  const document = await library.loadDocument(bytes);
  try {
    const { data, width, height } = await document
      .getPage(0)
      .render({ scale: 4, render: 'bitmap' });
    const box = { left: width, right: 0, top: height, bottom: 0, ink: 0 };
    for (let y = Math.round(from * height); y < to * height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        if ((data[4 * (y * width + x)] ?? 255) > 160) continue;
        box.left = Math.min(box.left, x);
        box.right = Math.max(box.right, x);
        box.top = Math.min(box.top, y);
        box.bottom = Math.max(box.bottom, y);
        box.ink += 1;
      }
    }
    return box;
  } finally {
    document.destroy();
  }
};

it.each(readers)('keeps vowel signs in their words for %s', async (_, extract) => {
  const text = (await extract(pdf(SIGNED))).replaceAll(/\p{Cf}/gu, '');
  expect(text.normalize('NFC')).toContain(SIGNED.normalize('NFC'));
});

it('draws each sign where it belongs to its letter', async () => {
  const [bare, above, below] = await Promise.all(
    ['ر', 'رَ', 'رِ'].map((body) => inked(pdf(body), 0.11, 0.14)),
  );
  if (!bare || !above || !below) throw new Error('no page');
  expect(bare.ink).toBeGreaterThan(50);
  expect(above.ink).toBeGreaterThan(bare.ink);
  expect(below.ink).toBeGreaterThan(bare.ink);
  // The letter has not moved: a sign may be a pixel wider than it.
  expect(Math.abs(above.right - bare.right)).toBeLessThanOrEqual(2);
  expect(above.bottom).toBe(bare.bottom);
  expect(above.top).toBeLessThan(bare.top - 5);
  expect(Math.abs(below.right - bare.right)).toBeLessThanOrEqual(2);
  expect(below.top).toBe(bare.top);
  expect(below.bottom).toBeGreaterThan(bare.bottom + 5);
});

it('has every marked part of a page in the structure, and no other', () => {
  const { objects } = parsePdf(pdf(`${SIGNED}\n\n- ${SIGNED}`));
  const values = [...objects.values()].map(({ value }) => value);
  const content = [...objects.values()]
    .map((object) => streamText(object) ?? '')
    .find((text) => text.includes('/MCID '));
  const drawn = [...(content ?? '').matchAll(/\/MCID (\d+)/g)].map(([, id]) => Number(id));
  const tagged = values
    .filter((value) => value.includes('/Type /StructElem'))
    .flatMap((value) => /\/K \[([\d ]+)\]/.exec(value)?.[1]?.split(' ').map(Number) ?? []);
  expect(drawn.length).toBeGreaterThan(3);
  expect(tagged.toSorted((a, b) => a - b)).toEqual(drawn.toSorted((a, b) => a - b));
});
