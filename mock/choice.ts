import { safeParse } from 'zod/v4/core';
import { fieldErrors, type FieldError } from '#contract/problems/field-errors.ts';
import * as z from '../contract/zod.ts';

const LONGEST_DELAY = 60_000;
const milliseconds = z.optional(z.int().check(z.gte(0), z.lte(LONGEST_DELAY)));

/** What an operation is to answer, and how: the same names by rule, cookie, address and header. */
const Choice = z.strictObject({
  code: z.optional(z.int().check(z.gte(100), z.lte(599))),
  example: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** A body made up from the schema instead of an example. */
  dynamic: z.optional(z.boolean()),
  /** Before the answer. */
  delay: milliseconds,
  /** Between the frames of a stream. */
  frameDelay: milliseconds,
  /** Frames of a stream before the connection breaks. */
  cut: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
  /** The connection breaks instead of an answer. */
  offline: z.optional(z.boolean()),
});
export type Choice = z.output<typeof Choice>;

const NAMES = new Map(Object.keys(Choice.shape).map((name) => [name.toLowerCase(), name]));
/** Preferences of RFC 7240 that a client may send for reasons of its own. */
const STANDARD = new Set(['return', 'wait', 'respond-async', 'handling']);
export const COOKIE = 'mock-scenarios';
/** Choices of one page, written like the cookie's; the scenario deck sends it. */
export const HEADER = 'X-Mock-Scenarios';
/** Matches every operation. */
export const EVERY = '*';

/** A choice that cannot be read or that the contract does not document. */
export class ChoiceError extends Error {
  override readonly name = 'ChoiceError';
  readonly errors: Array<FieldError & { message?: string }>;
  constructor(message: string, errors: Array<FieldError & { message?: string }> = []) {
    super(message);
    this.errors = errors;
  }
}

/** @throws ChoiceError naming every field that is wrong. */
export function readChoice(data: unknown, source: string): Choice {
  const read = safeParse(Choice, data);
  if (read.success) return read.data;
  const errors = fieldErrors(read.error.issues, data);
  const wrong = errors.map(({ field, code }) => `${field}: ${code}`).join(', ');
  throw new ChoiceError(
    `${source} cannot be read (${wrong}). It takes ${[...NAMES.values()].join(', ')}.`,
    errors,
  );
}

/** `code=402, example=card_declined, delay=800`, as Prism's own header has it. */
export function parsePrefer(header: string | undefined): Choice {
  if (!header) return {};
  const pairs = header
    .split(/[,;]/)
    .map((pair) => pairOf(pair))
    .filter(([name]) => name !== '' && !STANDARD.has(name.toLowerCase()));
  return fromText(pairs, 'The header Prefer');
}

/** `?__code=402&__example=card_declined`, which a link can carry. */
export function parseQuery(query: URLSearchParams): Choice {
  const pairs = [...query].flatMap<[string, string]>(([name, value]) =>
    name.startsWith('__') ? [[name.slice(2), value]] : [],
  );
  return fromText(pairs, 'The address');
}

/**
 * A sentinel typed into a form: `mock-401@example.com`, `mock-402-card_declined`. So a screen's
 * every state can be reached by hand, and a browser test needs no interception.
 */
export function parseSentinel(text: string): Choice {
  const match = /\bmock-([1-5]\d\d)(?:-([a-z][a-z0-9_]*))?/.exec(text);
  if (!match) return {};
  return { code: Number(match[1]), ...(match[2] && { example: match[2] }) };
}

/**
 * `getMyProfile=200.sub_user&listMyPrompts=503,delay=800&*=delay=100`: choices of a browser or of a link,
 * by operation.
 * @throws ChoiceError when a choice cannot be read.
 */
export function parseChoices(text: string, source: string): Map<string, Choice> {
  const choices = new Map<string, Choice>();
  for (const [operationId, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = value.split(',').map((part) => part.trim());
    const answer = /^(\d{3})(?:\.(\w+))?$/.exec(first);
    const pairs = (answer ? rest : [first, ...rest])
      .filter((part) => part !== '')
      .map((part) => pairOf(part));
    if (answer) pairs.push(['code', answer[1] ?? '']);
    if (answer?.[2]) pairs.push(['example', answer[2]]);
    choices.set(operationId, fromText(pairs, `${source}, ${operationId}=${value},`));
  }
  return choices;
}

/** One browser's own choices, which others on the same mock don't see. */
export function parseCookie(header: string | undefined): Map<string, Choice> {
  const cookie = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${COOKIE}=`));
  if (!cookie) return new Map();
  let text: string;
  try {
    text = decodeURIComponent(cookie.slice(COOKIE.length + 1));
  } catch {
    throw new ChoiceError(`The cookie ${COOKIE} is not percent-encoded.`);
  }
  return parseChoices(text, `The cookie ${COOKIE}`);
}

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=');
  return at < 0 ? [text.trim(), 'true'] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** Texts by their field's type; what does not fit stays text and is refused. */
function fromText(pairs: Array<[string, string]>, source: string): Choice {
  const fields = pairs.map(([name, value]) => {
    const known = NAMES.get(name.toLowerCase().replaceAll('-', '')) ?? name;
    if (known === 'example') return [known, value];
    if (value === 'true' || value === 'false') return [known, value === 'true'];
    return [known, /^\d{1,9}$/.test(value) ? Number(value) : value];
  });
  return readChoice(Object.fromEntries(fields), source);
}
