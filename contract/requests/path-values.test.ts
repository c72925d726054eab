import { describe, expect, it } from 'vitest';
import {
  COLOUR,
  IDS,
  inPath,
  path,
  refused,
  WORDS,
  type Parameter,
  type Sent,
} from './testing/asked-parameters.ts';

describe('a parameter of the path', () => {
  it.each<[string, Parameter, right: Sent[], wrong: Sent, why: string]>([
    [
      'simple list',
      path(IDS),
      [inPath('3,4'), inPath('3%2C4')],
      inPath('3,x'),
      'v: data/1 must be integer',
    ],
    [
      'simple list of words with commas',
      path(WORDS),
      [inPath('a%2Cb,c')],
      inPath('a,b,c'),
      'v: data must NOT have more than 2 items',
    ],
    [
      'simple object',
      path(COLOUR),
      [inPath('R,1,G,2')],
      inPath('R,x'),
      'v: data/R must be integer',
    ],
    [
      'simple object, names alone',
      path(COLOUR),
      [inPath('R,1')],
      inPath('R,1,G'),
      'v: it is no list of names and values',
    ],
    [
      'simple object, exploded',
      path(COLOUR, { explode: true }),
      [inPath('R=1,G=2')],
      inPath('R=1,G=x'),
      'v: data/G must be integer',
    ],
    [
      'simple object, exploded, not written so',
      path(COLOUR, { explode: true }),
      [inPath('R=1')],
      inPath('R,1'),
      'v: it is no list of names and values',
    ],
    [
      'label',
      path({ type: 'integer' }, { style: 'label' }),
      [inPath('.5')],
      inPath('5'),
      'v: it does not begin with a dot',
    ],
    [
      'label list',
      path(IDS, { style: 'label' }),
      [inPath('.3,4'), inPath('.3.4')],
      inPath('.3,x'),
      'v: data/1 must be integer',
    ],
    [
      'label list, exploded',
      path(IDS, { style: 'label', explode: true }),
      [inPath('.3.4')],
      inPath('.3,4'),
      'v: data/0 must be integer',
    ],
    [
      'label object',
      path(COLOUR, { style: 'label' }),
      [inPath('.R,1,G,2')],
      inPath('.G,2'),
      "v: data must have required property 'R'",
    ],
    [
      'label object, exploded',
      path(COLOUR, { style: 'label', explode: true }),
      [inPath('.R=1.G=2')],
      inPath('.R=x'),
      'v: data/R must be integer',
    ],
    [
      'matrix',
      path({ type: 'integer' }, { style: 'matrix' }),
      [inPath(';v=5')],
      inPath('5'),
      'v: it does not begin with a semicolon',
    ],
    [
      'matrix of another name',
      path({ type: 'integer' }, { style: 'matrix' }),
      [inPath(';v=5')],
      inPath(';w=5'),
      'v: it is not written as ;v=…',
    ],
    [
      'matrix list',
      path(IDS, { style: 'matrix' }),
      [inPath(';v=3,4')],
      inPath(';v=3,x'),
      'v: data/1 must be integer',
    ],
    [
      'matrix list, exploded',
      path(IDS, { style: 'matrix', explode: true }),
      [inPath(';v=3;v=4')],
      inPath(';v=3,4'),
      'v: data/0 must be integer',
    ],
    [
      'matrix object',
      path(COLOUR, { style: 'matrix' }),
      [inPath(';v=R,1,G,2')],
      inPath(';v=R,x'),
      'v: data/R must be integer',
    ],
    [
      'matrix object, exploded',
      path(COLOUR, { style: 'matrix', explode: true }),
      [inPath(';R=1;G=2')],
      inPath(';R=x'),
      'v: data/R must be integer',
    ],
  ])('that is a %s is read', (_name, parameter, right, wrong, why) => {
    for (const sent of right) expect(refused([parameter], sent)).toEqual([]);
    expect(refused([parameter], wrong)[0]).toBe(why);
  });
});
