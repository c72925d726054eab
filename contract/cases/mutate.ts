import { createHash } from 'node:crypto';
import type { OperationShape } from '../operations/operation.ts';
import type { Case, GoodRequest } from './cases.ts';
import type { Caller, Mutation } from './mutations.ts';

type Slot = { holder: Record<string, unknown> | unknown[]; key: string };

function slots(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slots(holder[key])]);
}

function mutateBody(good: unknown, changes: Mutation['body']): unknown {
  const body = structuredClone(good);
  for (const { place: at, how, value } of changes) {
    const found = slots(body);
    const slot = found[at % found.length];
    if (!slot) continue;
    const holder = slot.holder as Record<string, unknown>;
    if (how === 'drop') Reflect.deleteProperty(holder, slot.key);
    else if (how === 'replace') holder[slot.key] = value;
    else if (how === 'add' && !Array.isArray(holder)) holder[`x${String(at)}`] = value;
    else if (Array.isArray(holder)) holder.push(...Array.from({ length: 60 }, () => holder[0]));
  }
  return body;
}

function mutateText(text: string, change: NonNullable<Mutation['text']>) {
  const bytes = new TextEncoder().encode(text);
  const at = change.at % Math.max(1, bytes.length);
  if (change.how === 'cut') return bytes.slice(0, at);
  if (change.how === 'pad') return new TextEncoder().encode(`${text}${' '.repeat(at)}]`);
  bytes[at] = (bytes[at] ?? 0) ^ 0x80;
  return bytes;
}

/** The changed request, as `send` takes it. */
export function mutated(
  operation: OperationShape,
  good: GoodRequest,
  mutation: Mutation,
  token: (caller: Caller) => string | undefined,
): { request: GoodRequest; change: Partial<Case> } {
  const { path: asked, body: wanted } = good;
  const templated = operation.path
    .split('/')
    .flatMap((part, at) => (part.startsWith('{') ? [at] : []));
  const parts = asked.split('/');
  const part = mutation.path && templated[mutation.path.place % templated.length];
  if (mutation.path && part !== undefined)
    parts[part] =
      encodeURIComponent(mutation.path.value.toWellFormed()).replaceAll('.', '%2e') || 'x';
  const names = Object.keys(operation.queryTypes);
  const query = new URLSearchParams(
    mutation.query.map(({ place: at, value }) => [names[at % names.length] ?? 'unknown', value]),
  ).toString();
  const text = wanted === undefined ? undefined : JSON.stringify(mutateBody(wanted, mutation.body));
  const body = text !== undefined && mutation.text ? mutateText(text, mutation.text) : text;
  const own = token(mutation.caller);
  return {
    request: {
      path: parts.join('/') + (query && `?${query}`),
      ...(operation.secured && own !== undefined && { token: own }),
      body: wanted,
      ...(good.headers && { headers: good.headers }),
    },
    change: {
      ...(body !== undefined && { body }),
      headers: {
        // A key of its own for each different request, where none is given.
        ...(operation.idempotent && {
          'idempotency-key': createHash('sha256').update(JSON.stringify(mutation)).digest('hex'),
        }),
        ...Object.fromEntries(mutation.headers),
      },
    },
  };
}
