import { expect, it } from 'vitest';
import { getDocumentProxy } from 'unpdf';
import { documentContent } from './document-content.ts';
import { createPdfWriter } from './pdf.ts';
import { logicalOrder } from './logical-order.ts';

type Node = { type?: string; id?: string; children?: Node[] };

/** A first page's text as its structure has it, which is what a screen reader says. */
const structureText = async (bytes: Uint8Array): Promise<string> => {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const texts = new Map<string, string>();
  let open = '';
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  for (const item of items) {
    if ('str' in item) texts.set(open, (texts.get(open) ?? '') + item.str);
    else if (item.type === 'beginMarkedContentProps') open = item.id ?? '';
  }
  const read = (node: Node): string =>
    node.id === undefined
      ? (node.children ?? []).map(read).join('')
      : (texts.get(node.id) ?? '').trim();
  return read((await page.getStructTree()) as Node).replaceAll(/[\s\u064b-\u065f]+/g, '');
};

const read = async (body: string): Promise<string> => {
  const prompt = { title: 'x', tags: [], variables: [], direction: 'auto' as const };
  const options = { locale: 'ar', sections: ['body' as const] };
  return structureText(createPdfWriter()(documentContent({ ...prompt, body }, options, 'P')));
};

it.each([
  [
    'اكتب **دالة** مع JavaScript ثم أرسل {{topic}} إلى Google غدا',
    ['اكتب', 'دالة', 'مع', 'JavaScript', 'أرسل', '{{', 'topic', '}}', 'Google', 'غدا'],
  ],
  // Vowel signs cut a run into pieces.
  ['كَتَبَ الدَّرْسَ أولاً وسعره 25 USD', ['كتب', 'الدرس', 'أولا', '25', 'USD']],
])('gives a screen reader %s in the order of reading', async (body, words) => {
  const text = await read(body);
  const order = words.map((word) => text.indexOf(word));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

const piece = (text: string, x: number, look = 'ink') => ({ text, x, look });
it.each([
  ['runs', [piece('أول', 9), piece('Two', 5), piece('ثالث', 1)], 'أول Two ثالث'],
  ['pieces of a run', [piece('ثالث', 1), piece('،', 3), piece('أول', 5)], 'أول ، ثالث'],
  ['a blank', [piece('قل', 1), piece('{{', 3, 'tint'), piece('اسم', 5, 'tint')], 'قل {{ اسم'],
  ['signs at the end', [piece('قل', 1), piece('!', 3), piece('two', 5)], 'قل ! two'],
  ['left to right', [piece('one', 1), piece('two', 5)], 'one two'],
])('reads %s', (_, pieces, expected) => {
  expect(
    logicalOrder(pieces)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(expected);
});
