import { on, onHeader, onJson, stream, type Json, type Passing, type Plant } from './plant.ts';

const without = (name: string) => (body: Json) => {
  const { [name]: _gone, ...rest } = body;
  return rest;
};
const withValue = (name: string, value: unknown) => (body: Json) => ({ ...body, [name]: value });
const text = (body: string): Partial<Passing> => ({ body: Buffer.from(body) });
const profile = 'getMyProfile';
const PAGE = '<html>Sign in</html>';
const inUser = (change: (user: Json) => Json) => (body: Json) => ({
  ...body,
  user: change(body['user'] as Json),
});

/** What is wrong in the answers themselves. */
export const ANSWER_PLANTS: readonly Plant[] = [
  {
    name: 'a status of its own',
    check: 'status-undocumented',
    operation: profile,
    damage: on(200, () => ({ status: 202 })),
  },
  {
    name: 'a teapot',
    check: 'status-undocumented',
    operation: 'login',
    damage: on(401, () => ({ status: 418 })),
  },
  {
    name: 'a redirection',
    check: 'status-undocumented',
    operation: 'listCategories',
    damage: on(200, () => ({ status: 302 })),
  },
  {
    name: 'an error for a list',
    check: 'server-error',
    operation: 'listMyPrompts',
    damage: on(200, () => ({ status: 500 })),
  },
  {
    name: 'an error for bad input',
    check: 'server-error',
    operation: 'updateProfile',
    damage: on(422, () => ({ status: 500 })),
  },
  {
    name: 'an error for an unknown id',
    check: 'server-error',
    operation: 'getPrompt',
    damage: on(404, () => ({ status: 500 })),
  },
  {
    name: 'a missing field',
    check: 'body-schema',
    operation: profile,
    damage: onJson(200, without('user')),
  },
  {
    name: 'a missing inner field',
    check: 'body-schema',
    operation: profile,
    damage: onJson(200, inUser(without('email'))),
  },
  {
    name: 'a field too many',
    check: 'body-schema',
    operation: profile,
    damage: onJson(200, inUser(withValue('shoeSize', 42))),
  },
  {
    name: 'a number as a text',
    check: 'body-schema',
    operation: 'listMyPrompts',
    damage: onJson(200, withValue('total', '3')),
  },
  {
    name: 'null where none may be',
    check: 'body-schema',
    operation: profile,
    damage: onJson(200, inUser(withValue('email', null))),
  },
  {
    name: 'an id that is none',
    check: 'body-schema',
    operation: profile,
    damage: onJson(200, inUser(withValue('id', '7'))),
  },
  {
    name: 'a time without its zone',
    check: 'body-schema',
    operation: profile,
    damage: onJson(200, inUser(withValue('createdAt', '2026-06-01 08:00'))),
  },
  {
    name: 'a list that is none',
    check: 'body-schema',
    operation: 'listCategories',
    damage: onJson(200, withValue('items', {})),
  },
  {
    name: 'JSON cut short',
    check: 'body-schema',
    operation: 'listCategories',
    damage: on(200, ({ body }) => ({ body: body.subarray(0, -2) })),
  },
  {
    name: 'a problem without its message',
    check: 'body-schema',
    operation: 'getPrompt',
    damage: onJson(404, without('message')),
  },
  {
    name: 'a refusal of another shape',
    check: 'body-schema',
    operation: 'getPrompt',
    damage: onJson(404, () => ({ error: 'gone' })),
  },
  {
    name: 'fields at fault without codes',
    check: 'body-schema',
    operation: 'updateProfile',
    damage: onJson(422, (body) => ({ ...body, errors: [{ field: 'phone' }] })),
  },
  {
    name: 'a code that is not listed',
    check: 'code-unlisted',
    operation: 'getPrompt',
    damage: onJson(404, withValue('code', 'prompt_missing')),
  },
  {
    name: "a field's code that is not listed",
    check: 'code-unlisted',
    operation: 'updateProfile',
    damage: onJson(422, (body) => ({
      ...body,
      errors: [{ field: 'phone', code: 'ugly', message: 'No.' }],
    })),
  },
  {
    name: 'a problem of another status',
    check: 'problem-shape',
    operation: 'getPrompt',
    damage: onJson(404, withValue('status', 410)),
  },
  {
    name: 'a problem as plain JSON',
    check: 'media-type-undocumented',
    operation: 'getPrompt',
    damage: onHeader(404, 'content-type', 'application/json; charset=utf-8'),
  },
  {
    name: 'JSON as text',
    check: 'media-type-undocumented',
    operation: 'listCategories',
    damage: onHeader(200, 'content-type', 'text/plain; charset=utf-8'),
  },
  {
    name: 'a page for JSON',
    check: 'media-type-undocumented',
    operation: 'getPublicConfig',
    damage: on(200, ({ headers }) => ({
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
      ...text('<h1>Welcome</h1>'),
    })),
  },
  {
    name: 'no media type',
    check: 'media-type-undocumented',
    operation: 'listCategories',
    damage: onHeader(200, 'content-type'),
  },
  {
    name: 'an unnamed request',
    check: 'promise-broken',
    operation: profile,
    damage: onHeader(200, 'x-request-id'),
  },
  {
    name: 'another charset',
    check: 'promise-broken',
    operation: profile,
    damage: onHeader(200, 'content-type', 'application/json; charset=latin1'),
  },
  {
    name: 'another path in a problem',
    check: 'promise-broken',
    operation: 'getPrompt',
    damage: onJson(404, withValue('instance', '/elsewhere')),
  },
  {
    name: 'a header beyond its form',
    check: 'header-fault',
    operation: profile,
    damage: onHeader(200, 'x-request-id', 'x'.repeat(80)),
  },
  {
    name: '401 without a challenge',
    check: 'challenge-missing',
    operation: profile,
    damage: onHeader(401, 'www-authenticate'),
  },
  {
    name: '405 without Allow',
    check: 'allow-missing',
    operation: profile,
    damage: onHeader(405, 'allow'),
  },
  {
    name: '405 with another Allow',
    check: 'allow-missing',
    operation: profile,
    damage: onHeader(405, 'allow', 'DELETE'),
  },
  {
    name: 'a stack trace in a problem',
    check: 'internals-leaked',
    operation: 'getPrompt',
    damage: onJson(404, withValue('message', 'Error at read (/srv/app/prompts.js:31:7)')),
  },
  {
    name: 'an error of the database',
    check: 'internals-leaked',
    operation: 'updateProfile',
    damage: onJson(422, withValue('message', 'SQLSTATE 23505: duplicate key')),
  },
  {
    name: 'the hash of a password',
    check: 'secret-field',
    operation: profile,
    damage: onJson(200, inUser(withValue('passwordHash', 'x'))),
  },
  ...(
    [
      ['a PDF that is a page', 'exportPromptAsPdf', () => Buffer.from(PAGE)],
      ['half a PDF', 'exportPromptAsPdf', (body) => body.subarray(0, body.length / 2)],
      ['a document that is a page', 'exportPromptAsWord', () => Buffer.from(PAGE)],
      [
        'the head of a document and junk',
        'exportPromptAsWord',
        (body) => Buffer.concat([body.subarray(0, 4), Buffer.from('junk')]),
      ],
    ] satisfies Array<[name: string, operation: string, change: (body: Buffer) => Buffer]>
  ).map(([name, operation, change]): Plant => ({
    name,
    check: 'file-broken',
    operation,
    damage: on(200, ({ body }) => ({ body: change(body) })),
  })),
  {
    name: 'an event too many',
    check: 'stream-order',
    operation: 'executePrompt',
    damage: stream((frames) => [...frames, frames[0] ?? '']),
  },
  {
    name: 'a stream without its end',
    check: 'stream-order',
    operation: 'executePrompt',
    damage: stream((frames) => frames.slice(0, -1)),
  },
  {
    name: 'a stream from its middle',
    check: 'stream-order',
    operation: 'executePrompt',
    damage: stream((frames) => frames.slice(1)),
  },
  {
    name: 'an event that is no JSON',
    check: 'stream-event',
    operation: 'executePrompt',
    damage: stream((frames) => frames.map((frame) => frame.replace('data: {', 'data: '))),
  },
  {
    name: 'an event by another name',
    check: 'stream-event',
    operation: 'executePrompt',
    damage: stream((frames) =>
      frames.map((frame) => frame.replace('event: delta', 'event: piece')),
    ),
  },
];
