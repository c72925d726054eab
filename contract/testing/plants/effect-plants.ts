import { withHeader, type Asked, type Passing, type Plant, type Serve } from './plant.ts';

const PROMPT = /^\/api\/users\/prompt\/[\da-f-]{36}$/;

/** Deletes, and brings the prompt back. */
const undeleted: Serve = async (asked, forward) => {
  const answer = await forward(asked);
  if (asked.method !== 'DELETE' || answer.status !== 200 || !PROMPT.test(asked.path)) return answer;
  const path = `${asked.path.replace('/prompt/', '/prompts/')}/restore`;
  await forward({ ...asked, method: 'POST', path });
  return answer;
};

/** Answers a read, once something was deleted, as it was answered before. */
function stale(reads: RegExp): Serve {
  const kept = new Map<string, Passing>();
  let isDeleted = false;
  return async (asked, forward) => {
    const [path = ''] = asked.path.split('?');
    const answer = await forward(asked);
    if (asked.method === 'DELETE' && answer.status < 300) isDeleted = true;
    if (asked.method !== 'GET' || !reads.test(path)) return answer;
    if (isDeleted) return kept.get(asked.path) ?? answer;
    if (answer.status === 200) kept.set(asked.path, answer);
    return answer;
  };
}

/** Does what it refuses: the same request once more, as it should have been. */
function done(
  method: string,
  repair: (asked: Asked, credentials: string) => Asked | undefined,
): Serve {
  let credentials = '';
  return async (asked, forward) => {
    const answer = await forward(asked);
    if (asked.method !== method) return answer;
    if (answer.status < 300) credentials = asked.headers['authorization'] ?? credentials;
    const repaired = answer.status >= 400 ? repair(asked, credentials) : undefined;
    if (repaired) await forward(withHeader(repaired, 'idempotency-key', undefined));
    return answer;
  };
}

/** Reading before the check of fields. */
const withoutUnknown = (asked: Asked): Asked | undefined => {
  const text = asked.body.toString();
  const kept = text.replace(',"unknownToTheContract":true', '');
  return kept === text ? undefined : { ...asked, body: Buffer.from(kept) };
};
const withItsEnd = (asked: Asked): Asked | undefined => {
  const text = asked.body.toString();
  const isHalf = text.split('{').length > text.split('}').length;
  return isHalf ? { ...asked, body: Buffer.from(`${text}}`) } : undefined;
};
const asJson = (asked: Asked): Asked | undefined =>
  asked.headers['content-type'] === 'text/plain'
    ? withHeader(asked, 'content-type', 'application/json')
    : undefined;
const signedIn = (asked: Asked, credentials: string): Asked | undefined =>
  asked.headers['authorization'] === undefined
    ? withHeader(asked, 'authorization', credentials)
    : undefined;
const asOwner = (asked: Asked, credentials: string): Asked | undefined =>
  (asked.headers['authorization'] ?? credentials) === credentials
    ? undefined
    : withHeader(asked, 'authorization', credentials);

/** Repeat of a refused deletion, sent again with the credentials of the creation. */
function goneFor(repair: (asked: Asked, credentials: string) => Asked | undefined): Serve {
  let credentials = '';
  return async (asked, forward) => {
    const answer = await forward(asked);
    if (asked.method === 'POST' && answer.status < 300)
      credentials = asked.headers['authorization'] ?? credentials;
    const repaired =
      asked.method === 'DELETE' && answer.status >= 400 ? repair(asked, credentials) : undefined;
    if (repaired) await forward(repaired);
    return answer;
  };
}

const DELETION = {
  check: 'delete-not-working',
  operation: 'deletePrompt',
} as const;
const REFUSED = 'refused-with-effect';

/** What requests do, and what they must not. */
export const EFFECT_PLANTS: readonly Plant[] = [
  {
    ...DELETION,
    name: 'a deletion that deletes nothing',
    with: ['savePrompt', 'getPrompt'],
    serve: undeleted,
  },
  {
    ...DELETION,
    name: 'a deletion that the list does not know of',
    with: ['savePrompt', 'listPrompts'],
    serve: undeleted,
  },
  {
    ...DELETION,
    name: 'a deleted prompt out of a cache',
    with: ['savePrompt', 'getPrompt'],
    serve: stale(PROMPT),
  },
  {
    ...DELETION,
    name: 'a deleted prompt in a list out of a cache',
    with: ['savePrompt', 'listPrompts'],
    serve: stale(/^\/api\/users\/prompt$/),
  },
  {
    ...DELETION,
    name: "a deleted prompt in one's own list",
    with: ['savePrompt', 'listMyPrompts'],
    serve: stale(/\/prompt\/my$/),
  },
  {
    ...DELETION,
    name: 'versions of a deleted prompt',
    with: ['savePrompt', 'listPromptVersions'],
    serve: stale(/\/versions$/),
  },
  {
    ...DELETION,
    name: 'a version of a deleted prompt',
    with: ['savePrompt', 'getPromptVersion'],
    serve: stale(/\/versions\/1$/),
  },
  {
    name: 'a removed card in the list',
    check: 'delete-not-working',
    operation: 'removeCard',
    with: ['saveCard', 'listCards'],
    serve: stale(/\/cards$/),
  },
  {
    name: 'a removed sub-user in the list',
    check: 'delete-not-working',
    operation: 'removeSubUser',
    with: ['addSubUsers', 'listSubUsers'],
    serve: stale(/\/users$/),
  },
  {
    name: 'a new prompt that is not there',
    check: 'created-missing',
    operation: 'deletePrompt',
    with: ['savePrompt', 'getPrompt'],
    serve: async (asked, forward) =>
      forward(
        asked.method === 'GET'
          ? { ...asked, path: asked.path.replace(/.{12}$/, 'a'.repeat(12)) }
          : asked,
      ),
  },
  {
    name: 'a prompt made though a field is unknown',
    check: REFUSED,
    operation: 'savePrompt',
    with: ['listPrompts'],
    serve: done('POST', withoutUnknown),
  },
  {
    name: 'a prompt made of half a body',
    check: REFUSED,
    operation: 'savePrompt',
    with: ['listMyPrompts'],
    serve: done('POST', withItsEnd),
  },
  {
    name: 'a prompt made of a text',
    check: REFUSED,
    operation: 'savePrompt',
    with: ['listPrompts'],
    serve: done('POST', asJson),
  },
  {
    name: 'a prompt made for a stranger',
    check: REFUSED,
    operation: 'savePrompt',
    with: ['listPrompts'],
    serve: done('POST', signedIn),
  },
  {
    name: 'a profile changed though a field is unknown',
    check: REFUSED,
    operation: 'updateProfile',
    with: ['getMyProfile'],
    serve: done('PATCH', withoutUnknown),
  },
  {
    name: 'a profile changed by a text',
    check: REFUSED,
    operation: 'updateProfile',
    with: ['getMyProfile'],
    serve: done('PATCH', asJson),
  },
  {
    name: 'a profile changed by half a body',
    check: REFUSED,
    operation: 'updateProfile',
    with: ['getMyProfile'],
    serve: done('PATCH', withItsEnd),
  },
  {
    name: 'a profile changed by a stranger',
    check: REFUSED,
    operation: 'updateProfile',
    with: ['getMyProfile'],
    serve: done('PATCH', signedIn),
  },
  {
    name: 'a prompt deleted by a stranger',
    check: REFUSED,
    operation: 'deletePrompt',
    with: ['savePrompt', 'getPrompt'],
    serve: goneFor(signedIn),
  },
  {
    name: 'a prompt deleted by another person',
    check: REFUSED,
    operation: 'deletePrompt',
    with: ['savePrompt', 'getPrompt'],
    serve: goneFor(asOwner),
  },
];
