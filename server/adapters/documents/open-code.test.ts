import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { openCodeAsText } from './open-code.ts';
import { seeded } from './testing/corpus.ts';

const parse = (text: string, ...more: (typeof openCodeAsText)[]) =>
  fromMarkdown(text, { extensions: [gfm(), ...more], mdastExtensions: [gfmFromMarkdown()] });

/** The tree without positions: at the end of a quoted line they depend on how far the parser has looked ahead. */
const read = (text: string, ...more: (typeof openCodeAsText)[]): unknown =>
  JSON.parse(
    JSON.stringify(parse(text, ...more), (key, value: unknown) =>
      key === 'position' ? undefined : value,
    ),
  );

describe('backticks without an end', () => {
  it.each([
    '`a` ``b`c`` `d',
    '`` a ` b',
    'a ` b `` c ``',
    '\\`a` b` \\``c`',
    '`a\\` b`',
    '`a\nb` ``c',
    '> `a\n> ``\n> b`',
    '`a\n\nb`',
    '| `a | b` |\n|-|-|\n| ``c | `d` |',
    '[`a](x) `b](y)',
    '<a `b> `',
    '# `a\n`b`',
  ])('leave %j what it is', (text) => {
    expect(read(text, openCodeAsText)).toEqual(read(text));
  });

  it('leave any text what it is', () => {
    const random = seeded(20_261_124);
    const pieces = [
      '`',
      '`',
      '``',
      '```',
      '\\',
      'a',
      ' ',
      '\n',
      '*',
      '[',
      '](b)',
      '|',
      '\n> ',
      '\n\n',
    ];
    for (let count = 0; count < 2000; count += 1) {
      const length = 2 + Math.floor(random() * 24);
      const text = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join(
        '',
      );
      expect(read(text, openCodeAsText), JSON.stringify(text)).toEqual(read(text));
    }
  });

  it('cost as much as other characters, of however many lengths they are', () => {
    const words = ' word'.repeat(20_000);
    const runs = (count: number) =>
      Array.from({ length: count }, (_, index) => '`'.repeat(index + 1)).join(' ') + words;
    const cost = (text: string) => {
      const before = process.threadCpuUsage();
      parse(text, openCodeAsText);
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    cost(runs(1));
    expect(cost(runs(300)) / cost(runs(10))).toBeLessThan(5);
  });
});
