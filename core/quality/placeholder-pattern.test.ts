import { expect, test } from 'vitest';
import { placeholderPattern } from './placeholder-pattern.ts';

const found = (text: string, words: readonly string[]) =>
  [...text.matchAll(placeholderPattern(words))].map(([match]) => match);

test('placeholders begin with the words of whatever language is given', () => {
  expect(found('An [dein name] und [deine Stadt]', ['dein'])).toEqual(['[dein name]']);
  expect(found('إلى [أدخله هنا]، 给[你的名字]', ['أدخل', '你的'])).toEqual([
    '[أدخله هنا]',
    '[你的名字]',
  ]);
});

test('capitals, filler and lines to write on are placeholders in every language; links and boxes are none', () => {
  expect(found('[NAME], TODO and ____', [])).toEqual(['[NAME]', 'TODO', '____']);
  expect(found('[x] [ ] [NAME](https://example.com)', ['your'])).toEqual([]);
});
