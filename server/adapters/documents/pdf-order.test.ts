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

it('gives a screen reader right-to-left lines in the order of reading', async () => {
  const prompt = { title: 'x', tags: [], variables: [], direction: 'auto' as const };
  const body = 'اكتب **دالة** مع JavaScript ثم أرسل {{topic}} إلى Google غدا';
  const content = documentContent(
    { ...prompt, body },
    { locale: 'ar', sections: ['body'] },
    'Promptwell',
  );
  const text = await structureText(createPdfWriter()(content));
  const order = ['اكتب', 'دالة', 'مع', 'JavaScript', 'أرسل', 'topic', 'Google', 'غدا'].map((word) =>
    text.indexOf(word),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

it.each([
  [['ثالث', 'Two', 'أول'], 'أول Two ثالث', 'أول Two ثالث'],
  [['ثالث', 'Two', ' ', 'three', 'أول'], 'أول Two three ثالث الرابع', 'أول Two   three ثالث'],
  [['one', 'ثالث', 'ثاني', 'four'], 'one two ثاني three four', 'one ثاني ثالث four'],
  [['one', 'two'], 'one two', 'one two'],
])('reads %j', (visual, about, read) => {
  const items = logicalOrder(
    visual.map((text) => ({ text })),
    about,
  );
  expect(items.map(({ text }) => text).join(' ')).toBe(read);
});
