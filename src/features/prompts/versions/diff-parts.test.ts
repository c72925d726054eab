import { expect, it } from 'vitest';
import { countChanges, diffParts } from './diff-parts.ts';

const joined = (parts: ReturnType<typeof diffParts>, without: 'added' | 'removed') =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

it.each([
  ['Write a short email.', 'Write a warm email for {{who}}.'],
  ['اكتب رسالة قصيرة', 'اكتب رسالة ودّية قصيرة'],
  ['请写一封邮件。', '请写一封正式的邮件。'],
  ['', 'new'],
  ['a\n\n b', 'a\n b'],
])('both texts can be read from the difference: %j', (before, after) => {
  const parts = diffParts(before, after, 'zh');
  expect(joined(parts, 'added')).toBe(before);
  expect(joined(parts, 'removed')).toBe(after);
});

it('marks words, not lines', () => {
  const parts = diffParts('one two three', 'one 2 three');
  expect(parts.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'two' },
    { kind: 'added', text: '2' },
  ]);
  expect(countChanges(parts)).toEqual({ added: 1, removed: 1 });
});

it.each([
  ['ar', 'اكتب شكوى بنبرة حازمة', 'اكتب شكوى بلهجة حازمة', 'بنبرة', 'بلهجة'],
  ['ru', 'Напиши короткое письмо', 'Напиши короткую записку', 'короткое', 'короткую'],
])('takes no word of %s apart', (language, before, after, gone, come) => {
  const parts = diffParts(before, after, language);
  expect(parts).toContainEqual({ kind: 'removed', text: gone });
  expect(parts).toContainEqual({ kind: 'added', text: come });
});

it('ends soon, however long and different the texts are', () => {
  const text = (seed: number) =>
    Array.from({ length: 3500 }, (_item, index) => `w${(index * seed) % 3499}`).join(' ');
  const begun = performance.now();
  const parts = diffParts(text(7), text(11));
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(joined(parts, 'added')).toBe(text(7));
});
