import { problem, type Asked, type Json, type Plant, type Serve } from './plant.ts';

const PROFILE = { operation: 'updateProfile', with: ['getMyProfile'] } as const;
const SAVE = { operation: 'savePrompt', with: ['getPrompt', 'listMyPrompts'] } as const;

const jsonIn = ({ body }: Pick<Asked, 'body'>): Json | undefined => {
  try {
    const value = JSON.parse(body.toString()) as unknown;
    const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isFields ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
};
const withBody = (asked: Asked, body: Json): Asked => ({
  ...asked,
  body: Buffer.from(JSON.stringify(body)),
});

/** Requests of one method as the damaged server reads them. */
const reading =
  (method: string, change: (body: Json) => Json): Serve =>
  (asked, forward) => {
    const body = asked.method === method ? jsonIn(asked) : undefined;
    return forward(body ? withBody(asked, change(body)) : asked);
  };

/** Requests whose body is so are refused. */
const refusing =
  (isSo: (body: Json, text: string) => boolean, status = 422, code = 'validation_failed'): Serve =>
  (asked, forward) => {
    const body = /^(?:POST|PATCH)$/.test(asked.method) ? jsonIn(asked) : undefined;
    return body && isSo(body, asked.body.toString())
      ? Promise.resolve(problem(status, code))
      : forward(asked);
  };
const titleOf = ({ title }: Json) => (typeof title === 'string' ? title : '');

/** Texts that are refused, damaged or lost. */
export const TEXT_PLANTS: readonly Plant[] = [
  {
    name: 'a text beyond the basic plane that breaks the server',
    check: 'server-error',
    ...SAVE,
    serve: refusing((_body, text) => /[\u{10000}-\u{10ffff}]/u.test(text), 500, 'internal_error'),
  },
  {
    name: 'a bound that counts bytes',
    check: 'valid-refused',
    ...SAVE,
    serve: refusing(
      (body) => Buffer.byteLength(titleOf(body)) > 120 && [...titleOf(body)].length <= 120,
    ),
  },
  {
    name: 'a bound that counts units of UTF-16',
    check: 'valid-refused',
    ...SAVE,
    serve: refusing((body) => titleOf(body).length > 120 && [...titleOf(body)].length <= 120),
  },
  {
    name: 'texts that keep ASCII alone',
    check: 'change-not-kept',
    ...SAVE,
    serve: (asked, forward) => {
      const text = asked.body.toString().replaceAll(/[^\0-\u{7f}]/gu, '?');
      return forward(asked.method === 'POST' ? { ...asked, body: Buffer.from(text) } : asked);
    },
  },
  {
    name: 'a description that is lost',
    check: 'change-not-kept',
    ...SAVE,
    serve: reading('POST', (body) => ('description' in body ? { ...body, description: '' } : body)),
  },
  {
    name: 'a name that stays as it was',
    check: 'change-not-kept',
    ...PROFILE,
    serve: reading('PATCH', ({ lastName, ...rest }) =>
      typeof lastName === 'string' && /^.{1,60}$/u.test(lastName.trim())
        ? rest
        : { ...rest, lastName },
    ),
  },
  {
    name: 'a patch that clears what it does not name',
    check: 'change-not-kept',
    ...PROFILE,
    serve: reading('PATCH', (body) => ('jobTitle' in body ? body : { ...body, jobTitle: '' })),
  },
];
