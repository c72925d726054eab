import {
  on,
  onHeader,
  onJson,
  taken,
  type Damage,
  type Json,
  type Passing,
  type Plant,
} from './plant.ts';

const profile = 'getMyProfile';
const withValue = (name: string, value: unknown) => (body: Json) => ({ ...body, [name]: value });

/** What the server takes, refuses or shows and should not. */
export const BEHAVIOUR_PLANTS: readonly Plant[] = [
  {
    name: 'a profile without a token',
    check: 'credentials-ignored',
    operation: profile,
    damage: on(401, () => taken({})),
  },
  {
    name: 'a deletion without a token',
    check: 'credentials-ignored',
    operation: 'deletePrompt',
    damage: on(401, () => taken({})),
  },
  {
    name: 'the good token refused',
    check: 'credentials-refused',
    operation: profile,
    damage: on(200, () => ({ status: 401 })),
  },
  {
    name: '403 for want of a token',
    check: 'wrong-refusal',
    operation: profile,
    damage: on(401, () => ({ status: 403 })),
  },
  {
    name: 'everything taken',
    check: 'invalid-accepted',
    operation: 'updateProfile',
    damage: on(422, () => taken({})),
  },
  {
    name: 'an unknown field taken',
    check: 'unknown-field-kept',
    operation: 'updateProfile',
    damage: on(422, (answer, { body }) =>
      body.includes('unknownToTheContract') ? taken({}) : answer,
    ),
  },
  {
    name: 'one character too many taken',
    check: 'invalid-accepted',
    operation: 'updateProfile',
    damage: on(422, (answer) => (answer.body.includes('too_long') ? taken({}) : answer)),
  },
  {
    name: 'one character too few allowed',
    check: 'valid-refused',
    operation: 'updateProfile',
    damage: refuseLong,
  },
  {
    name: '400 for what breaks a schema',
    check: 'wrong-refusal',
    operation: 'updateProfile',
    damage: on(422, () => ({ status: 400 })),
  },
  {
    name: 'half a body taken',
    check: 'malformed-accepted',
    operation: 'updateProfile',
    damage: on(400, () => taken({})),
  },
  {
    name: 'a form taken',
    check: 'media-type-accepted',
    operation: 'updateProfile',
    damage: on(415, () => taken({})),
  },
  {
    name: 'a large body taken',
    check: 'limit-ignored',
    operation: 'updateProfile',
    damage: on(413, () => taken({})),
  },
  {
    name: 'an unknown prompt answered',
    check: 'unknown-id-answered',
    operation: 'getPrompt',
    damage: on(404, () => taken({})),
  },
  {
    name: 'another method taken',
    check: 'method-taken',
    operation: profile,
    damage: on(405, () => taken({})),
  },
  {
    name: 'a page of two',
    check: 'page-broken',
    operation: 'listPrompts',
    damage: onJson(200, (body) => ({
      ...body,
      items: [...(body['items'] as unknown[]), ...(body['items'] as unknown[])],
    })),
  },
  {
    name: 'the same page twice',
    check: 'page-broken',
    operation: 'listPrompts',
    damage: samePage(),
  },
  {
    name: 'an empty page of many',
    check: 'page-broken',
    operation: 'listPrompts',
    damage: onJson(200, withValue('items', [])),
  },
  {
    name: 'the other way round',
    check: 'sort-broken',
    operation: 'listPrompts',
    damage: onJson(200, (body) => ({ ...body, items: (body['items'] as unknown[]).toReversed() })),
  },
  {
    name: 'a repeat made anew',
    check: 'repeat-not-replayed',
    operation: 'savePrompt',
    damage: onJson(201, (body) => ({
      ...body,
      prompt: {
        ...(body['prompt'] as Json),
        id: `01930c1e-5a00-7000-8000-${Math.random().toString(16).slice(2, 14).padEnd(12, '0')}`,
      },
    })),
  },
  {
    name: 'a repeat that does not say so',
    check: 'repeat-not-replayed',
    operation: 'savePrompt',
    damage: onHeader(201, 'idempotency-replayed'),
  },
  {
    name: 'a key for two requests',
    check: 'key-reused',
    operation: 'savePrompt',
    damage: on(422, (answer) =>
      answer.body.includes('idempotency_key_reused') ? taken({}, 201) : answer,
    ),
  },
  {
    name: 'the stream instead of JSON',
    check: 'accept-ignored',
    operation: 'executePrompt',
    damage: on(200, ({ headers }, asked) =>
      asked.headers['accept'] === 'application/json'
        ? { headers: { ...headers, 'content-type': 'text/event-stream; charset=utf-8' } }
        : {},
    ),
  },
  {
    name: 'an unsigned event taken',
    check: 'signature-ignored',
    operation: 'receiveStripeEvent',
    damage: on(404, () => ({ status: 204, body: Buffer.alloc(0) })),
  },
  {
    name: 'the own example refused',
    check: 'example-refused',
    operation: 'updateProfile',
    damage: on(200, () => ({
      status: 422,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      body: Buffer.from('{"code":"validation_failed"}'),
    })),
  },
];

/** Refuses texts of a length that the schema just allows. */
function refuseLong(answer: Passing, { body }: { body: Buffer }): Passing {
  const isLong = answer.status === 200 && /"[^"]{60,}"/.test(body.toString());
  if (!isLong) return answer;
  const problem = {
    code: 'validation_failed',
    errors: [{ field: 'firstName', code: 'too_long', message: 'Too long.' }],
  };
  return {
    status: 422,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(problem)),
  };
}

/** Answers every page with the first one that passed. */
function samePage(): Damage {
  let first: Buffer | undefined;
  return (answer, { path }) => {
    if (answer.status !== 200 || !path.includes('pageSize=1')) return answer;
    first ??= answer.body;
    return { ...answer, body: first };
  };
}
