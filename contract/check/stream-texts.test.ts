import { expect, it } from 'vitest';
import { eventsOf } from './streams.ts';
import { textFaults } from './stream-texts.ts';

const stream = (...events: Array<[name: string, data: object]>) =>
  eventsOf(
    events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
  );
const piece = (text: string): [string, object] => ['delta', { type: 'delta', text }];
const end = (output: string, name = 'finished'): [string, object] => [name, { run: { output } }];

const EXAMPLES = [
  stream(['started', { id: '1' }], piece('Good '), piece('day'), end('Good day')),
  stream(piece('One'), end('One')),
  // A replay has no pieces, and what failed says nothing of the whole.
  stream(end('Good day')),
  stream(piece('Go'), end('', 'failed')),
];

it.each([
  [
    'a piece is lost',
    stream(piece('Well '), piece('done'), end('Well then, done')),
    /9 char.* 15$/,
  ],
  ['a piece comes twice', stream(piece('ab'), piece('ab'), end('ab')), /make 4 characters/],
  ['pieces change places', stream(piece('b'), piece('a'), end('ab')), /has 2 others$/],
])('tells that %s', (_what, events, text) => {
  expect(textFaults(EXAMPLES, events)).toEqual([
    { check: 'stream-order', text: expect.stringMatching(text) },
  ]);
});

it.each([
  ['a whole stream', EXAMPLES, stream(piece('Well '), piece('done'), end('Well done'))],
  ['a replay', EXAMPLES, stream(end('Well done'))],
  ['a stream that failed', EXAMPLES, stream(piece('We'), end('none', 'failed'))],
  [
    'a stream whose examples show nothing of it',
    [stream(piece('Good '), piece('day'), end('Good evening'))],
    stream(piece('a'), end('b')),
  ],
])('says nothing of %s', (_what, examples, events) => {
  expect(textFaults(examples, events)).toEqual([]);
});
