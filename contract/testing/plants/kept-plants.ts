import type { Json, Passing, Plant, Serve } from './plant.ts';

const jsonOf = ({ body }: Passing) => JSON.parse(body.toString()) as Json;
const UUID = /"id":"([\da-f-]{36})"/;

/** What was made last is left out of lists. */
function unlisted(maker: string): Serve {
  let made: string | undefined;
  return async (asked, forward) => {
    const answer = await forward(asked);
    if (asked.method === 'POST' && asked.path.endsWith(maker) && answer.status < 300)
      made = UUID.exec(answer.body.toString())?.[1] ?? made;
    if (asked.method !== 'GET' || answer.status !== 200) return answer;
    const body = jsonOf(answer);
    const { items, total } = body as { items?: Array<{ id: string }>; total?: number };
    if (!items) return answer;
    const kept = items.filter(({ id }) => id !== made);
    const left = { ...body, items: kept, ...(total !== undefined && { total: total - 1 }) };
    return { ...answer, body: Buffer.from(JSON.stringify(left)) };
  };
}

/** A job title is answered as it was changed, and changed back. */
const forgotten: Serve = async (asked, forward) => {
  if (asked.method !== 'PATCH') return forward(asked);
  const before = await forward({
    ...asked,
    method: 'GET',
    path: '/api/users/me/profile',
    body: Buffer.of(),
  });
  const answer = await forward(asked);
  if (answer.status !== 200 || before.status !== 200) return answer;
  const old = { jobTitle: jsonOf(before)['jobTitle'] ?? 'Curator' };
  await forward({ ...asked, body: Buffer.from(JSON.stringify(old)) });
  return answer;
};

/** A repeat is answered as the first request was, and makes a second thing. */
function madeTwice(): Serve {
  const answers = new Map<string, Passing>();
  return async (asked, forward) => {
    const key = asked.headers['idempotency-key'];
    if (asked.method !== 'POST' || key === undefined) return forward(asked);
    const name = `${key} ${asked.body.toString()}`;
    const known = answers.get(name);
    if (known) {
      await forward({ ...asked, headers: { ...asked.headers, 'idempotency-key': undefined } });
      return { ...known, headers: { ...known.headers, 'idempotency-replayed': 'true' } };
    }
    const answer = await forward(asked);
    if (answer.status < 300) answers.set(name, answer);
    return answer;
  };
}

/** What is answered, and not done. */
export const KEPT_PLANTS: readonly Plant[] = [
  {
    name: 'a new prompt that is in no list',
    check: 'created-missing',
    operation: 'savePrompt',
    with: ['listPrompts'],
    serve: unlisted('/save'),
  },
  {
    name: 'a new sub-user who is in no list',
    check: 'created-missing',
    operation: 'addSubUsers',
    with: ['listSubUsers'],
    serve: unlisted('/users'),
  },
  {
    name: 'a job title that is answered and not kept',
    check: 'change-not-kept',
    operation: 'updateProfile',
    with: ['getMyProfile'],
    serve: forgotten,
  },
  {
    name: 'a repeat that makes a second prompt',
    check: 'repeat-not-replayed',
    operation: 'savePrompt',
    with: ['listPrompts'],
    serve: madeTwice(),
  },
];
