import type { CheckId } from '#contract/check/checks.ts';
import { BROKEN, on, onJson, problem, taken, withHeader } from './plant.ts';
import type { Asked, Damage, Json, Passing, Plant, Serve } from './plant.ts';

const EVERYTHING = "' OR '1'='1";
const readable = ({ path }: Asked) => decodeURIComponent(path.replaceAll('+', ' '));

/** Input that becomes part of a statement: a filter that is true of everything. */
const unfiltered: Serve = (asked, forward) => {
  if (!asked.path.includes('?') || !decodesTo(asked, EVERYTHING)) return forward(asked);
  return forward({ ...asked, path: asked.path.split('?')[0] ?? '' });
};

/** Answers a condition that is always true with the last thing that was found. */
function found(): Serve {
  let last: Passing | undefined;
  return async (asked, forward) => {
    const isInjected = decodesTo(asked, EVERYTHING) || asked.body.includes(EVERYTHING);
    if (isInjected && last) return last;
    const answer = await forward(asked);
    if (answer.status === 200) last = answer;
    return answer;
  };
}
const decodesTo = (asked: Asked, text: string): boolean => {
  try {
    return readable(asked).includes(text);
  } catch {
    return false;
  }
};

/** A page that repeats the request. */
const mirrored: Damage = (answer, asked) => {
  if (!decodesTo(asked, '<script>') && !asked.body.includes('<script>')) return answer;
  const repeated = decodesTo(asked, '<script>') ? readable(asked) : asked.body.toString();
  return {
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<h1>Not found</h1><p>${repeated}</p>`),
  };
};

/** Takes what is refused for a field's code, at a field. */
const lenient = (code: string, field = '', status = 200): Damage =>
  on(422, (answer) => {
    const { errors = [] } = JSON.parse(answer.body.toString()) as {
      errors?: Array<{ field: string; code: string }>;
    };
    const isMeant = errors.some((one) => one.code === code && one.field.includes(field));
    return isMeant ? taken({}, status) : answer;
  });
const unknownTaken = (status: number): Damage =>
  on(422, (answer, { body }) =>
    /unknownToTheContract|isAdmin/.test(body.toString()) ? taken({}, status) : answer,
  );
/** Reads another path than the one that is asked for. */
const at =
  (path: RegExp, read: string): Serve =>
  (request, forward) =>
    forward({ ...request, path: request.path.replace(path, read) });
/** An ill-formed id is answered with what was found last. */
function nearest(): Serve {
  let last: Passing | undefined;
  return async (request, forward) => {
    const answer = await forward(request);
    if (answer.status === 200) last = answer;
    return /\/(?:!|not%20)/.test(request.path) ? (last ?? answer) : answer;
  };
}
const keyless: Serve = (asked, forward) => forward(withHeader(asked, 'idempotency-key', undefined));
const inItems = (change: (item: Json) => Json) => (body: Json) => ({
  ...body,
  items: (body['items'] as Json[]).map(change),
});
const asked =
  (text: string, change: Damage): Damage =>
  (answer, request) =>
    request.path.includes(text) ? change(answer, request) : answer;

type Short = [name: string, operation: string, damage: Damage];
const plants = (check: CheckId, list: readonly Short[]): Plant[] =>
  list.map(([name, operation, damage]) => ({ name, check, operation, damage }));
const failing = (status: number) => on(status, () => ({ status: 500 }));

const VERSION = { check: 'invalid-accepted', operation: 'getPromptVersion' } as const;

/** What a server makes of its input. */
export const INPUT_PLANTS: readonly Plant[] = [
  { ...VERSION, name: 'a version before the first', serve: at(/\/versions\/0$/, '/versions/1') },
  { ...VERSION, name: 'a version and a half', serve: at(/\/versions\/1\.5$/, '/versions/1') },
  {
    name: 'an ill-formed id that is answered',
    check: 'format-accepted',
    operation: 'listPromptVersions',
    serve: nearest(),
  },
  ...plants('server-error', [
    ['an error for half a body', 'updateProfile', failing(400)],
    ['an error for a form', 'login', failing(415)],
    ['an error for a large body', 'savePrompt', failing(413)],
    ['an error for another method', 'listCategories', failing(405)],
    ['an error for a page out of bounds', 'listPrompts', failing(422)],
    ['an error for a stranger', 'listCards', failing(401)],
  ]),
  ...plants('invalid-accepted', [
    ['a page of one too many', 'listPrompts', lenient('too_big', 'pageSize')],
    ['a page before the first', 'listMyPrompts', lenient('too_small', 'page')],
    ['an order that there is not', 'listTrash', lenient('invalid_value', 'sort')],
    ['a title of one character too many', 'savePrompt', lenient('too_long', 'title', 201)],
    ['no title', 'savePrompt', lenient('required', 'title', 201)],
    ['one tag too many', 'savePrompt', lenient('too_many', 'tags', 201)],
    ['a number for a text', 'savePrompt', lenient('invalid_type', 'body', 201)],
    ['a preset that there is not', 'addSubUsers', lenient('invalid_value', 'preset')],
    ['no password', 'login', lenient('required', 'password')],
    ['a phrase for a number', 'listSessions', lenient('invalid_type', 'page')],
  ]),
  ...plants('unknown-field-kept', [
    ['an unknown field of a prompt', 'savePrompt', unknownTaken(201)],
    ['an unknown field at signing in', 'login', unknownTaken(200)],
    ['an unknown field at registering', 'registerWithEmail', unknownTaken(202)],
    ['an unknown field of a coupon', 'checkCoupon', unknownTaken(200)],
    ['an unknown field of a run', 'executePrompt', unknownTaken(200)],
    ['an unknown field of a goal', 'generatePrompt', unknownTaken(200)],
    ['an unknown field of a download', 'exportPromptAsPdf', unknownTaken(200)],
    ['an unknown field of an invitation', 'addSubUsers', unknownTaken(200)],
  ]),
  ...plants('html-reflected', [
    ['an id on a page', 'getPrompt', mirrored],
    ['the id of versions on a page', 'listPromptVersions', mirrored],
    ['a search on a page', 'listPrompts', mirrored],
    ["a search of one's own on a page", 'listMyPrompts', mirrored],
    ['a search in the trash on a page', 'listTrash', mirrored],
    ['a search of payments on a page', 'listTransactions', mirrored],
    ['a title on a page', 'savePrompt', mirrored],
    ['a mailed token on a page', 'getInvitation', mirrored],
  ]),
  ...(
    [
      ['a search', 'listPrompts', unfiltered],
      ["a search of one's own", 'listMyPrompts', unfiltered],
      ['a search in the trash', 'listTrash', unfiltered],
      ['an id', 'getPrompt', found()],
      ['the id of versions', 'listPromptVersions', found()],
      ['the id of a version', 'getPromptVersion', found()],
      ['a password', 'login', found()],
      ['a search in the team', 'listSubUsers', unfiltered],
    ] as const
  ).map(([words, operation, serve]): Plant => ({
    name: `${words} as a part of SQL`,
    check: 'injection',
    operation,
    ...(operation === 'listSubUsers' && { with: ['addSubUsers'] }),
    serve,
  })),
  ...['savePrompt', 'executePrompt', 'generatePrompt', 'addSubUsers'].map((operation): Plant => ({
    name: `${operation} without a memory of keys`,
    check: 'repeat-not-replayed',
    operation,
    serve: keyless,
  })),
  ...plants('filter-broken', [
    [
      'another source than the one asked for',
      'listPrompts',
      asked(
        'source=',
        onJson(
          200,
          inItems((item) => ({ ...item, source: 'other' })),
        ),
      ),
    ],
    [
      'nothing of a category that is there',
      'listPrompts',
      asked(
        'categoryId=',
        onJson(200, (body) => ({ ...body, items: [], total: 0 })),
      ),
    ],
  ]),
  ...plants('valid-refused', [
    [
      'the largest page refused',
      'listPrompts',
      (answer, { path }) =>
        path.includes('pageSize=100') && answer.status === 200
          ? problem(422, 'validation_failed')
          : answer,
    ],
  ]),
  ...plants('secret-field', [
    [
      'the salt of a session',
      'listSessions',
      onJson(
        200,
        inItems((item) => ({ ...item, salt: 'x' })),
      ),
    ],
    [
      'an API key in the configuration',
      'getPublicConfig',
      onJson(200, (body) => ({ ...body, api_key: 'x' })),
    ],
    ['a secret of sign-in', 'login', onJson(200, (body) => ({ ...body, totpSecret: 'x' }))],
  ]),
  ...plants('retry-after-missing', [
    ['a limit without an end', 'listCategories', on(200, () => problem(429, 'rate_limited'))],
  ]),
  ...plants('no-answer', [
    ['a connection that breaks', 'listCategories', on(200, () => ({ status: BROKEN }))],
  ]),
];
