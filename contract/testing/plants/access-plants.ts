import type { CheckId } from '#contract/check/checks.ts';
import {
  on,
  problem,
  withHeader,
  type Asked,
  type Damage,
  type Passing,
  type Plant,
  type Serve,
} from './plant.ts';

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;

/** Credentials of the check that belong to no account. */
const BROKEN_TOKEN = /A{20}$/;

/** Remembers who made what; the ids of a good answer to POST are the caller's. */
function createOwners() {
  const owners = new Map<string, string>();
  return {
    learn({ method, headers: { authorization } }: Asked, status: number, body: Buffer): void {
      if (method !== 'POST' || status >= 300 || authorization === undefined) return;
      for (const [id] of body.toString().matchAll(UUID))
        if (!owners.has(id)) owners.set(id, authorization);
    },
    /** The owner's credentials where a path, or a body, names what is another person's. */
    ofForeign(
      { path, headers: { authorization } }: Asked,
      where: Buffer | string = path,
    ): string | undefined {
      const [id] = where.toString().match(UUID) ?? [];
      const owner = id === undefined ? undefined : owners.get(id);
      const isPerson = authorization !== undefined && !BROKEN_TOKEN.test(authorization);
      return isPerson && owner !== authorization ? owner : undefined;
    },
  };
}

/** Another person's things are served as their owner's. */
function shared(): Serve {
  const owners = createOwners();
  return async (asked, forward) => {
    const owner = owners.ofForeign(asked);
    const answer = await forward(owner ? withHeader(asked, 'authorization', owner) : asked);
    owners.learn(asked, answer.status, answer.body);
    return answer;
  };
}

/** The first id in a body is served as its owner's. */
function sharedByBody(): Serve {
  const owners = createOwners();
  return async (asked, forward) => {
    const owner = owners.ofForeign(asked, asked.body);
    const answer = await forward(owner ? withHeader(asked, 'authorization', owner) : asked);
    if (owner === undefined) owners.learn(asked, answer.status, answer.body);
    return answer;
  };
}

/** A list ends with the rows that other people were shown last. */
function ofEverybody(): Serve {
  const shown = new Map<string, unknown[]>();
  return async (asked, forward) => {
    const answer = await forward(asked);
    const { authorization } = asked.headers;
    if (asked.method !== 'GET' || answer.status !== 200 || authorization === undefined)
      return answer;
    const body = JSON.parse(answer.body.toString()) as { items?: unknown[] };
    if (!body.items) return answer;
    const foreign = [...shown].flatMap(([person, rows]) => (person === authorization ? [] : rows));
    shown.set(authorization, body.items);
    const mixed = { ...body, items: [...body.items, ...foreign] };
    return { ...answer, body: Buffer.from(JSON.stringify(mixed)) };
  };
}

/** Another person's things are refused with 403, and unknown ones with 404. */
function told(): Serve {
  const owners = createOwners();
  return async (asked, forward) => {
    const answer = await forward(asked);
    owners.learn(asked, answer.status, answer.body);
    const isForeign = answer.status === 404 && owners.ofForeign(asked) !== undefined;
    return isForeign ? problem(403, 'forbidden') : answer;
  };
}

/** Operations on one thing, and what makes such a thing. */
const OF_A_THING: ReadonlyArray<[words: string, operation: string, maker: string]> = [
  ['prompt', 'getPrompt', 'savePrompt'],
  ['deletion of a prompt', 'deletePrompt', 'savePrompt'],
  ['list of versions', 'listPromptVersions', 'savePrompt'],
  ['version', 'getPromptVersion', 'savePrompt'],
  ['sub-user', 'updateSubUser', 'addSubUsers'],
  ['removal of a sub-user', 'removeSubUser', 'addSubUsers'],
  ['invitation', 'resendInvitation', 'addSubUsers'],
  ['default card', 'setDefaultCard', 'saveCard'],
  ['removal of a card', 'removeCard', 'saveCard'],
];

const ofThings = (words: string, check: CheckId, serve: () => Serve): Plant[] =>
  OF_A_THING.map(([thing, operation, maker]) => ({
    name: `the ${thing} ${words}`,
    check,
    operation,
    with: [maker],
    serve: serve(),
  }));

/** What the owner was answered is given to everybody who is refused by role. */
function toEverybody(): Serve {
  let seen: Passing | undefined;
  return async (asked, forward) => {
    const answer = await forward(asked);
    if (answer.status < 300) seen = answer;
    return answer.status === 403 ? (seen ?? answer) : answer;
  };
}

/** Everybody is refused but the person who asked first. */
function aFewRefused(): Damage {
  let first: string | undefined;
  return (answer, { headers: { authorization } }) => {
    if (answer.status >= 300) return answer;
    first ??= authorization;
    return authorization === first ? answer : problem(403, 'forbidden');
  };
}

/** Operations that one role may use and another may not. */
const OF_A_ROLE = ['listCards', 'listSubUsers', 'savePrompt', 'listAllTransactions'];

/** Who may see and do what. */
export const ACCESS_PLANTS: readonly Plant[] = [
  ...ofThings("of another person's", 'foreign-access', shared),
  ...ofThings('refused in another way when it is foreign', 'existence-leaked', told),
  ...['exportPromptAsPdf', 'exportPromptAsWord', 'savePromptAsPdf', 'executePrompt'].map(
    (operation): Plant => ({
      name: `${operation} with another person's id in its body`,
      check: 'foreign-access',
      operation,
      with: ['savePrompt', 'getPrompt'],
      serve: sharedByBody(),
    }),
  ),
  ...(
    [
      ['listPrompts', 'savePrompt', 'getPrompt'],
      ['listMyPrompts', 'savePrompt', 'getPrompt'],
      ['listSubUsers', 'addSubUsers', 'updateSubUser'],
      ['listCards', 'saveCard', 'setDefaultCard'],
    ] as const
  ).map(([operation, ...makers]): Plant => ({
    name: `${operation} with a row of another person`,
    check: 'foreign-access',
    operation,
    with: makers,
    serve: ofEverybody(),
  })),
  ...OF_A_ROLE.map((operation): Plant => ({
    name: `${operation} for every role`,
    check: 'role-ignored',
    operation,
    serve: toEverybody(),
  })),
  ...['listMyPrompts', 'getMyProfile'].map((operation): Plant => ({
    name: `${operation} refused to all roles but one`,
    check: 'role-refused',
    operation,
    damage: aFewRefused(),
  })),
  ...[
    'listSessions',
    'listPrompts',
    'savePrompt',
    'executePrompt',
    'listSubUsers',
    'listCards',
    'getSubscription',
    'updateProfile',
  ].map((operation): Plant => ({
    name: `the good token refused by ${operation}`,
    check: 'credentials-refused',
    operation,
    damage: (answer, asked) =>
      on(201, () => ({ status: 401 }))(on(200, () => ({ status: 401 }))(answer, asked), asked),
  })),
];
