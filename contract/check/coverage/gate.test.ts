import { describe, expect, it } from 'vitest';
import { gateOf } from './gate.ts';
import { readReasons, ReasonsError } from './reasons.ts';

const FILE = `
ceiling: 3
reasons:
  needs fault: ['* 500']
  needs mail: ['POST /books 200']
  needs state: ['POST /books body.author']
`;
const HOLES = [
  'GET /books 500',
  'POST /books 500',
  'POST /books 200 text/csv',
  'POST /books body.author.name maxLength broken',
  'POST /books body.author met',
];

describe('the gate', () => {
  const reasons = readReasons(FILE, 'reasons.yaml');

  it('opens when every hole has a reason', () => {
    const { holes, faults } = gateOf(HOLES, reasons);
    expect(faults).toEqual([]);
    expect(holes.map(({ reason }) => reason)).toEqual([
      'needs fault',
      'needs fault',
      'needs mail',
      'needs state',
      'needs state',
    ]);
  });

  it.each([
    ['another answer', 'POST /books 2000'],
    ['another path', 'POST /books/{id} 200'],
    ['another place', 'POST /books body.authors met'],
    ['the same status as a media type', 'GET /books 200 text/500'],
  ])('stays shut for %s', (_name, hole) => {
    const { faults } = gateOf([...HOLES, hole], reasons);
    expect(faults).toEqual([`${hole} was not reached, and no reason says why.`]);
  });

  it('stays shut for a reason that is not needed, and says so of a whole run alone', () => {
    const holes = HOLES.filter((hole) => !hole.includes('author'));
    const text = 'The reason for "POST /books body.author" is not needed any more.';
    expect(gateOf(holes, reasons).faults).toEqual([text]);
    expect(gateOf(holes, reasons, true).faults).toEqual([]);
  });

  it('holds the number of reasons to the ceiling', () => {
    expect(gateOf(HOLES, { ...reasons, ceiling: 2 }).faults).toEqual([
      '3 reasons are given, and the ceiling is 2: reasons only become fewer.',
    ]);
    expect(gateOf(HOLES, { ...reasons, ceiling: 4 }).faults).toEqual([
      '3 reasons are left: lower the ceiling from 4 to 3.',
    ]);
  });
});

describe('a file of reasons', () => {
  it.each([
    ['a reason of its own', 'ceiling: 1\nreasons: { too much work: [GET /books 500] }', 'none of'],
    ['no ceiling', 'reasons: {}', 'needs "ceiling: NUMBER"'],
    ['no list', 'ceiling: 1\nreasons: { needs fault: GET /books 500 }', 'a list of lines'],
    ['no YAML', 'ceiling: [', 'is no YAML'],
  ])('with %s is refused', (_name, text, message) => {
    expect(() => readReasons(text, 'mine.yaml')).toThrow(ReasonsError);
    expect(() => readReasons(text, 'mine.yaml')).toThrow(message);
  });
});
