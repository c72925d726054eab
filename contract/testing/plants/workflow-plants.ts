import { onJson, taken, type Asked, type Damage, type Json, type Passing } from './plant.ts';
import type { Plant, Serve } from './plant.ts';

const PROFILE = '/api/users/me/profile';
const RESET = /\/auth\/reset-password\//;

const pathOf = ({ path }: Asked) => path.split('?')[0] ?? '';
const jsonOf = (answer: Passing): Json =>
  /[/+]json\b/.test(answer.headers['content-type'] ?? '')
    ? (JSON.parse(answer.body.toString()) as Json)
    : {};
const sentJson = ({ body }: Asked): Json =>
  (body.length > 0 ? JSON.parse(body.toString()) : {}) as Json;

/** Damage to the answers of one method and path alone. */
const at =
  (method: string, path: RegExp, damage: Damage): Damage =>
  (answer, asked) =>
    asked.method === method && path.test(pathOf(asked)) ? damage(answer, asked) : answer;

/** Sessions that still read their profile after an answer that ought to have ended them. */
function surviving(isEnd: (asked: Asked, answer: Passing) => boolean): Serve {
  const kept = new Map<string, Passing>();
  let isEnded = false;
  return async (asked, forward) => {
    const answer = await forward(asked);
    isEnded ||= isEnd(asked, answer);
    if (asked.method !== 'GET' || pathOf(asked) !== PROFILE) return answer;
    const token = asked.headers['authorization'] ?? '';
    if (answer.status === 200) kept.set(token, answer);
    return (isEnded && kept.get(token)) || answer;
  };
}

/** Answers again as the first time where it ought to say that this works once. */
function repeatable(path: RegExp, refusal: number, keyOf: (asked: Asked) => string): Serve {
  const kept = new Map<string, Passing>();
  return async (asked, forward) => {
    const answer = await forward(asked);
    if (asked.method !== 'POST' || !path.test(pathOf(asked))) return answer;
    const key = `${asked.headers['authorization']} ${keyOf(asked)}`;
    if (answer.status === 200 && !kept.has(key)) kept.set(key, answer);
    return answer.status === refusal ? (kept.get(key) ?? answer) : answer;
  };
}

/** Saves a change that began from an older version over the newer one. */
const lostUpdate: Serve = async (asked, forward) => {
  const answer = await forward(asked);
  if (pathOf(asked) !== '/api/users/prompt/save' || answer.status !== 409) return answer;
  const body = sentJson(asked);
  const read = { ...asked, method: 'GET', path: `/api/users/prompt/${String(body['id'])}` };
  const current = await forward({ ...read, body: Buffer.alloc(0) });
  const baseVersion = jsonOf(current)['version'];
  return forward({ ...asked, body: Buffer.from(JSON.stringify({ ...body, baseVersion })) });
};

/** The first version with the text of the newest. */
const rewrittenVersion: Serve = async (asked, forward) => {
  const answer = await forward(asked);
  const [, id] = /\/prompts\/([\da-f-]{36})\/versions\/1$/.exec(pathOf(asked)) ?? [];
  if (id === undefined || answer.status !== 200) return answer;
  const current = await forward({ ...asked, path: `/api/users/prompt/${id}` });
  const { body } = jsonOf(current);
  return { ...answer, ...taken({ ...jsonOf(answer), body }) };
};

/** A subscription that renews although it was cancelled. */
function renewing(): Serve {
  let before: Passing | undefined;
  return async (asked, forward) => {
    const answer = await forward(asked);
    if (pathOf(asked) !== '/api/users/subscriptions/current' || answer.status !== 200)
      return answer;
    const { autopay } = jsonOf(answer)['subscription'] as Json;
    if (autopay === true) before = answer;
    return before ?? answer;
  };
}

const seatKept = (body: Json) => {
  const seats = body['seats'] as Json & { used: number };
  return { ...body, seats: { ...seats, used: seats.used + 1 } };
};
const dearer = (body: Json) => {
  const transaction = body['transaction'] as (Json & { total: number }) | undefined;
  return transaction
    ? { ...body, transaction: { ...transaction, total: transaction.total + 1 } }
    : body;
};

/** A violation, and the workflow that finds it. */
export type WorkflowPlant = Omit<Plant, 'check'> & { workflow: string } & (
    | { damage: Damage }
    | { serve: Serve }
  );

/** Violations that no single answer shows: each answer fits its schema, and contradicts an earlier one. */
export const WORKFLOW_PLANTS: readonly WorkflowPlant[] = [
  {
    name: 'a reset link that works twice',
    workflow: 'sign-in',
    operation: 'resetPassword',
    serve: repeatable(RESET, 410, pathOf),
  },
  {
    name: 'a session that outlives a new password',
    workflow: 'sign-in',
    operation: 'getMyProfile',
    serve: surviving((asked, { status }) => status === 200 && RESET.test(asked.path)),
  },
  {
    name: 'a sign-out that ends nothing',
    workflow: 'sign-in',
    operation: 'getMyProfile',
    serve: surviving((asked, { status }) => status === 204 && asked.path.endsWith('/logout')),
  },
  {
    name: 'a late change that undoes a newer one',
    workflow: 'prompt-life',
    operation: 'savePrompt',
    serve: lostUpdate,
  },
  {
    name: 'a version that changes',
    workflow: 'prompt-life',
    operation: 'getPromptVersion',
    serve: rewrittenVersion,
  },
  {
    name: 'a trash that forgets',
    workflow: 'prompt-life',
    operation: 'listTrash',
    damage: at(
      'GET',
      /\/prompts\/trash$/,
      onJson(200, (body) => ({ ...body, items: [], total: 0 })),
    ),
  },
  {
    name: 'a restored prompt without its last change',
    workflow: 'prompt-life',
    operation: 'restorePrompt',
    damage: at(
      'POST',
      /\/restore$/,
      onJson(200, (body) => ({ ...body, version: 1 })),
    ),
  },
  {
    name: 'a charge above the quote',
    workflow: 'subscribe',
    operation: 'verifyPayment',
    damage: at('POST', /\/payments\/verify$/, onJson(200, dearer)),
  },
  {
    name: 'a quote that is paid twice',
    workflow: 'subscribe',
    operation: 'createPayment',
    serve: repeatable(/\/createPayment$/, 409, (asked) => asked.body.toString()),
  },
  {
    name: 'a cancelled plan that renews',
    workflow: 'subscribe',
    operation: 'getSubscription',
    serve: renewing(),
  },
  {
    name: 'a withdrawal that keeps some of the money',
    workflow: 'subscribe',
    operation: 'withdrawFromContract',
    damage: at(
      'POST',
      /\/subscriptions\/withdraw$/,
      onJson(200, (body) => ({ ...body, amount: Number(body['amount']) - 1 })),
    ),
  },
  {
    name: 'a code that signs in twice',
    workflow: 'administrator',
    operation: 'verifyOtp',
    serve: repeatable(/\/verify\/otp$/, 410, (asked) => asked.body.toString()),
  },
  {
    name: 'an invitation that stays open',
    workflow: 'team',
    operation: 'getInvitation',
    damage: at(
      'GET',
      /\/auth\/invitation\//,
      onJson(200, (body) => ({ ...body, state: 'open' })),
    ),
  },
  {
    name: 'a suspended member who goes on working',
    workflow: 'team',
    operation: 'updateSubUser',
    serve: surviving(
      (asked, { status }) =>
        asked.method === 'PATCH' && status === 200 && sentJson(asked)['status'] === 'suspended',
    ),
  },
  {
    name: 'a removal that keeps the seat',
    workflow: 'team',
    operation: 'removeSubUser',
    damage: at('DELETE', /\/prompt\/users\//, onJson(200, seatKept)),
  },
];
