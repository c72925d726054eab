import { describe, expect, it } from 'vitest';
import {
  at,
  COLOUR,
  cookie,
  header,
  IDS,
  inCookie,
  inHeader,
  refused,
  type Parameter,
  type Sent,
} from './testing/asked-parameters.ts';

describe('a parameter of a header or cookie', () => {
  it.each<[string, Parameter, right: Sent[], wrong: Sent, why: string]>([
    [
      'header list',
      header(IDS),
      [inHeader('3,4'), inHeader('3, 4')],
      inHeader('3, x'),
      'X-V: data/1 must be integer',
    ],
    [
      'header object',
      header(COLOUR),
      [inHeader('R,1,G,2')],
      inHeader('R,x'),
      'X-V: data/R must be integer',
    ],
    [
      'header object, exploded',
      header(COLOUR, { explode: true }),
      [inHeader('R=1, G=2')],
      inHeader('R=1, G=x'),
      'X-V: data/G must be integer',
    ],
    [
      'header that is JSON',
      at(
        'header',
        'X-V',
        {},
        { schema: undefined, content: { 'application/json': { schema: IDS } } },
      ),
      [inHeader('[3,4]')],
      inHeader('[3,"4"]'),
      'X-V: data/1 must be integer',
    ],
    [
      'cookie list in several cookies',
      cookie(IDS),
      [inCookie('v=3; v=4'), inCookie('a=b; v=3'), inCookie('v=3&v=4')],
      inCookie('v=3; v=x'),
      'v: data/1 must be integer',
    ],
    [
      'cookie list in one',
      cookie(IDS, { explode: false }),
      [inCookie('v=3,4'), inCookie('v="3%2C4"')],
      inCookie('v=3,x'),
      'v: data/1 must be integer',
    ],
    [
      'cookie object',
      cookie(COLOUR),
      [inCookie('R=1; G=2; v=x')],
      inCookie('R=x'),
      'v: data/R must be integer',
    ],
    [
      'cookie object in one',
      cookie(COLOUR, { explode: false }),
      [inCookie('v=R,1,G,2')],
      inCookie('v=R,x'),
      'v: data/R must be integer',
    ],
    [
      'cookie with an ampersand',
      cookie({ maxLength: 3 }),
      [inCookie('v=a&b')],
      inCookie('v=a&bc'),
      'v: data must NOT have more than 3 characters',
    ],
  ])('that is a %s is read', (_name, parameter, right, wrong, why) => {
    for (const sent of right) expect(refused([parameter], sent)).toEqual([]);
    expect(refused([parameter], wrong)[0]).toBe(why);
  });

  it('of a header that OpenAPI leaves to other places is passed', () => {
    const accept = { name: 'Accept', in: 'header', required: true, schema: { const: 'x' } };
    expect(refused([accept], {})).toEqual([]);
  });
});
