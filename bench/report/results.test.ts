import { describe, expect, it } from 'vitest';
import { readSections, withSections } from './results.ts';

const ORDER = ['First screens', 'Documents', 'Memory'];
const first = withSections(
  '',
  [
    { title: 'Memory', text: '320 MB' },
    { title: 'First screens', text: '| /login | 8 |\n\nA note.\n' },
  ],
  ORDER,
);

describe('the results', () => {
  it('are read back as they were written, in the order of the parts', () => {
    expect(readSections(first)).toEqual([
      { title: 'First screens', text: '| /login | 8 |\n\nA note.' },
      { title: 'Memory', text: '320 MB' },
    ]);
  });
  it('keep what was not measured again', () => {
    const second = withSections(
      first,
      [
        { title: 'Memory', text: '300 MB' },
        { title: 'Documents', text: '10 ms' },
      ],
      ORDER,
    );
    expect(readSections(second).map(({ title, text }) => [title, text])).toEqual([
      ['First screens', '| /login | 8 |\n\nA note.'],
      ['Documents', '10 ms'],
      ['Memory', '300 MB'],
    ]);
  });
  it('lose a part that the command no longer has', () => {
    expect(readSections(withSections(first, [], ['Memory']))).toHaveLength(1);
  });
  it('are not taken for more by a heading of another depth', () => {
    const text = '### Slow line\n\n| a |';
    expect(readSections(withSections('', [{ title: 'Memory', text }], ORDER))).toEqual([
      { title: 'Memory', text },
    ]);
  });
});
