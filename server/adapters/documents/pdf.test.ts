import { expect, it } from 'vitest';
import { documentContent } from './document-content.ts';
import { createPdfWriter } from './pdf.ts';
import { parsePdf } from './pdf-file.ts';
import { pdfium } from './testing/extractors.ts';

const write = createPdfWriter();
const made = (body: string, paper?: 'us-letter'): Uint8Array => {
  const prompt = { title: 'x', tags: [], variables: [], direction: 'auto' as const };
  const options = { locale: 'en', sections: ['body' as const], ...(paper && { paper }) };
  return write(documentContent({ ...prompt, body, language: 'en' }, options, 'Promptwell'));
};
const dictionaries = (...about: Parameters<typeof made>): string[] =>
  [...parsePdf(made(...about)).objects.values()].map(({ value }) => value);
const pageSize = (values: readonly string[]): number[] | undefined => {
  const page = values.find((value) => /\/Type \/Page\n/.test(value));
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page ?? '');
  return box?.slice(1).map((points) => Math.round(Number(points)));
};

it('has the paper that is asked for, A4 where none is', () => {
  expect(pageSize(dictionaries('x'))).toEqual([595, 842]);
  expect(pageSize(dictionaries('x', 'us-letter'))).toEqual([612, 792]);
});

it('sets tasks and other items of a list as one list', () => {
  const values = dictionaries('- [x] done\n- [ ] open\n- plain');
  const count = (kind: string): number =>
    values.filter((value) => new RegExp(`/S /${kind}\\n`).test(value)).length;
  expect([count('L'), count('LI'), count('Lbl')]).toEqual([1, 3, 3]);
});

it('sets code left to right, whatever its first letter is', async () => {
  const text = await pdfium(made('```\nاحسب المجموع\n(const a = x > 1);\n```'));
  expect(text).toContain('(const a = x > 1);');
});

it('takes no font of the machine for what its own have no letters of', () => {
  const names = dictionaries('Georgian ა, Tifinagh ⵣ, Ogham ᚁ, N’Ko ߊ').flatMap(
    (value) => /\/FontName \/[A-Z]{6}\+(\S+)/.exec(value)?.[1] ?? [],
  );
  expect(names.toSorted()).toEqual(['DejaVuSansMono', 'Poppins-Regular', 'Poppins-SemiBold']);
});
