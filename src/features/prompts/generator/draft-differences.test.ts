import { expect, it } from 'vitest';
import { draftDifferences, turnsOf, wordsOnlyHere, type DraftLine } from './draft-differences.ts';

const text = (lines: readonly DraftLine[]) =>
  lines.map((line) => line.map((part) => part.text).join('')).join('\n');
const marked = (lines: readonly DraftLine[]) =>
  lines.flatMap((line) => line.filter(({ isOnlyHere }) => isOnlyHere).map((part) => part.text));

const FULL =
  'Write a reminder to my customer.\n\n<facts>\ninvoice 7\n</facts>\n\n- Subject first.\n- One date.';
const SHORT =
  'Write a reminder to my customer, at most 90 words.\n\n<facts>\ninvoice 7\n</facts>\n\nNo threat.';

it.each([
  [FULL, SHORT],
  [SHORT, FULL],
  ['', 'new'],
  ['a\n\n\nb', 'b\n\na\n'],
  ['اكتب رسالة قصيرة\nشكرًا', 'اكتب رسالة ودّية قصيرة'],
  ['请写一封邮件。', '请写一封正式的邮件。\n\n缺的写【？】。'],
])('both drafts can be read from their difference: %j', (one, other) => {
  const result = draftDifferences(one, other, 'en');
  expect(text(result.one)).toBe(one);
  expect(text(result.other)).toBe(other);
});

it('marks words of lines that are alike, and whole lines that are not', () => {
  const { one, other } = draftDifferences(FULL, SHORT, 'en');
  expect(marked(one)).toEqual(['- Subject first.', '- One date.']);
  expect(marked(other)).toEqual([', at most 90 words', 'No threat.']);
});

it('marks nothing of two drafts that are the same, and no blank line', () => {
  expect(marked(draftDifferences(FULL, FULL, 'en').one)).toEqual([]);
  expect(marked(draftDifferences('a', 'a\n\n', 'en').other)).toEqual([]);
});

it('finds the line that is alike behind others', () => {
  const one =
    'You are a copywriter.\n\n## Task\n\nWrite the email for {{product}}, sent to {{who}}.';
  const { other } = draftDifferences(one, 'Write the email for {{product}} in ten lines.', 'en');
  expect(marked(other).join('')).not.toContain('Write');
});

it('counts words as the language has them', () => {
  const { other } = draftDifferences('请写邮件。', '请写邮件。\n不编造日期。', 'zh');
  expect(wordsOnlyHere(other, 'zh')).toBeGreaterThan(1);
  expect(wordsOnlyHere(draftDifferences(FULL, SHORT, 'en').other, 'en')).toBe(6);
});

it('says once where a marked passage begins and where it ends', () => {
  const { other } = draftDifferences('a b\n\nend', 'a b\none\n\ntwo\n\nend', 'en');
  expect([...turnsOf(other)].map((part) => part.text)).toEqual(['one', 'end']);
});
