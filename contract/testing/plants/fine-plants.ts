import {
  on,
  onHeader,
  onJson,
  problem,
  type Asked,
  type Damage,
  type Json,
  type Passing,
  type Plant,
  type Serve,
} from './plant.ts';

const LIST = { operation: 'listMyPrompts', with: ['savePrompt'] } as const;

/** Answers that are no list pass. */
const onList = (change: (body: Json, items: Json[], asked: Asked) => Json): Damage =>
  onJson(200, (body, asked) =>
    Array.isArray(body['items']) ? change(body, body['items'] as Json[], asked) : body,
  );

const queryOf = ({ path }: Asked) => new URLSearchParams(path.split('?')[1]);

/** Items come in another order each time. */
function shuffled(): Damage {
  let turn = 0;
  return onList((body, items) => {
    turn += 1;
    return { ...body, items: items.map((_item, at) => items[(at + turn) % items.length]) };
  });
}

/** A filter that only the first page knows. */
const firstPageFilter: Serve = (asked, forward) => {
  const [path = ''] = asked.path.split('?');
  const query = queryOf(asked);
  if (asked.method !== 'GET' || query.get('page') !== '2') return forward(asked);
  query.delete('favourite');
  query.delete('tag');
  query.delete('source');
  return forward({ ...asked, path: `${path}?${query.toString()}` });
};

/** Credentials are forgotten where a parameter is given. */
function openWithQuery(): Serve {
  let known: string | undefined;
  return async (asked, forward) => {
    const { authorization } = asked.headers;
    const answer = await forward(asked);
    if (answer.status === 200) known ??= authorization;
    const isOpen = authorization === undefined && asked.path.includes('page');
    return isOpen && answer.status === 401 && known !== undefined
      ? forward({ ...asked, headers: { ...asked.headers, authorization: known } })
      : answer;
  };
}

/** Signing out is answered well, and does nothing. */
const signedInForever: Serve = async (asked, forward) => {
  if (!asked.path.endsWith('/logout')) return forward(asked);
  const profile = { ...asked, method: 'GET', path: '/api/users/me/profile', body: Buffer.of() };
  const { status, headers } = await forward(profile);
  if (status !== 200) return forward(asked);
  const { 'content-type': _type, ...rest } = headers;
  return { status: 204, headers: rest, body: Buffer.of() };
};

/** Idempotency keys of all people in one drawer. */
function sharedKeys(): Serve {
  const answers = new Map<string, Passing>();
  return async (asked, forward) => {
    const key = asked.headers['idempotency-key'];
    const kept = key === undefined ? undefined : answers.get(key);
    if (kept && asked.headers['authorization'] !== undefined)
      return { ...kept, headers: { ...kept.headers, 'idempotency-replayed': 'true' } };
    const answer = await forward(asked);
    if (key !== undefined && answer.status < 300) answers.set(key, answer);
    return answer;
  };
}

/** Violations of one answer or one kind of input, found by a look that is finer than a schema. */
export const FINE_PLANTS: readonly Plant[] = [
  {
    name: 'another version than the one that was asked for',
    check: 'other-resource',
    operation: 'getPromptVersion',
    damage: onJson(200, (body) =>
      typeof body['version'] === 'number' ? { ...body, version: body['version'] + 1 } : body,
    ),
  },
  {
    name: 'a list in another order each time',
    check: 'page-broken',
    ...LIST,
    damage: shuffled(),
  },
  {
    name: 'a default size of 10 for 20',
    check: 'page-broken',
    ...LIST,
    damage: onList((body, items, asked) =>
      queryOf(asked).has('pageSize') ? body : { ...body, pageSize: 10, items: items.slice(0, 10) },
    ),
  },
  {
    name: 'a page behind the last one that is refused',
    check: 'valid-refused',
    ...LIST,
    damage: (answer, asked) =>
      Number(queryOf(asked).get('page') ?? 1) > 1000 && answer.status === 200
        ? problem(422, 'validation_failed')
        : answer,
  },
  {
    name: 'a page that says the number of another one',
    check: 'page-broken',
    ...LIST,
    damage: onList((body) => ({ ...body, page: 1 })),
  },
  {
    name: 'a filter that the first page alone obeys',
    check: 'filter-broken',
    ...LIST,
    serve: firstPageFilter,
  },
  {
    name: 'a time with a blank for its T',
    check: 'body-schema',
    operation: 'listSessions',
    damage: onList((body, items) => ({
      ...body,
      items: items.map((one) => ({
        ...one,
        createdAt: String(one['createdAt']).replace('T', ' '),
      })),
    })),
  },
  {
    name: 'JSON behind a byte order mark',
    check: 'body-schema',
    operation: 'listCategories',
    damage: on(200, ({ body }) => ({ body: Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), body]) })),
  },
  {
    name: 'a role that the JSON names twice',
    check: 'body-schema',
    operation: 'getMyProfile',
    damage: on(200, ({ body }) => ({
      body: Buffer.from(body.toString().replace('"user":{', '"user":{"role":"admin",')),
    })),
  },
  {
    name: 'a challenge of no known scheme',
    check: 'challenge-missing',
    operation: 'listTrash',
    damage: onHeader(401, 'www-authenticate', 'Form'),
  },
  {
    name: 'a PDF by the name of a Word file',
    check: 'file-broken',
    operation: 'exportPromptAsPdf',
    damage: onHeader(200, 'content-disposition', 'attachment; filename="prompt.docx"'),
  },
  {
    name: 'a disposition that is a name alone',
    check: 'file-broken',
    operation: 'exportPromptAsWord',
    damage: onHeader(200, 'content-disposition', 'prompt.docx'),
  },
  {
    name: 'HTML that is called CSV',
    check: 'file-broken',
    operation: 'exportTransactions',
    damage: on(200, () => ({ body: Buffer.from('<!doctype html><title>Error</title>') })),
  },
  {
    name: 'HEAD of another media type',
    check: 'header-fault',
    operation: 'listCategories',
    damage: (answer, asked) =>
      asked.method === 'HEAD'
        ? { ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } }
        : answer,
  },
  {
    name: 'a deletion that is not documented',
    check: 'method-taken',
    operation: 'listCategories',
    damage: (answer, asked) =>
      asked.method === 'DELETE' ? { ...answer, status: 204, body: Buffer.of() } : answer,
  },
  {
    name: 'a stack trace of .NET',
    check: 'internals-leaked',
    operation: 'getPrompt',
    damage: onJson(404, (body) => ({
      ...body,
      message: 'Failed.\n   at Shop.Prompts.Read(Guid id) in /src/Prompts.cs:line 42',
    })),
  },
  {
    name: 'a statement in a header',
    check: 'internals-leaked',
    operation: 'getMyProfile',
    damage: onHeader(200, 'x-debug', 'select * from users where id = $1'),
  },
  {
    name: 'credentials in a refusal',
    check: 'internals-leaked',
    operation: 'getPrompt',
    damage: onJson(404, (body, { headers }) => ({
      ...body,
      message: `Not found for ${headers['authorization']}`,
    })),
  },
  {
    name: 'a list that is open where it is asked for a page',
    check: 'credentials-ignored',
    operation: 'listSessions',
    serve: openWithQuery(),
  },
  {
    name: 'a session that outlives signing out',
    check: 'credentials-ignored',
    operation: 'logout',
    with: ['getMyProfile'],
    serve: signedInForever,
  },
  {
    name: "another person's idempotency key",
    check: 'foreign-access',
    operation: 'createDraft',
    serve: sharedKeys(),
  },
];
