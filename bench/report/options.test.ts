import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const PARTS = ['screens', 'library', 'memory'] as const;

describe('the options of the bench', () => {
  it('measure everything five times unless told', () => {
    expect(readOptions([], PARTS)).toEqual({ parts: PARTS, rounds: 5, others: [], isTrial: false });
  });
  it('name parts by commas or one by one, which run in their own order', () => {
    const words = ['--only', 'memory,screens', '--only', 'screens', '--rounds', '11', '--trial'];
    expect(readOptions(words, PARTS)).toEqual({
      parts: ['screens', 'memory'],
      rounds: 11,
      others: [],
      isTrial: true,
    });
  });
  it('take pages of other products, whose addresses may hold the sign too', () => {
    const { others } = readOptions(['--target', 'Peer=https://peer.example/login?next=/'], PARTS);
    expect(others).toEqual([{ name: 'Peer', url: 'https://peer.example/login?next=/' }]);
  });
  it('take the folder of an earlier checkout, from wherever it is named', () => {
    expect(readOptions(['--before', '../earlier'], PARTS).before).toBe(resolve('../earlier'));
  });
  it.each([
    [['--target', 'peer'], '--target takes name=address, not peer.'],
    [['--only', 'speed'], 'No part speed. The parts: screens, library, memory.'],
    [['--rounds', '0'], '--rounds takes a number from 1 to 99.'],
    [['--rounds', 'many'], '--rounds takes a number from 1 to 99.'],
    [['--fast'], /--fast/],
  ])('refuse %j', (words, reason) => {
    expect(() => readOptions(words, PARTS)).toThrow(reason);
  });
});
