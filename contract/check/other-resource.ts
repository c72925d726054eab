import type { Operation } from '../document/document.ts';
import { jsonOf, type Exchange } from './client.ts';
import { COMMON_NAME, type Known, type Pool } from './pool.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * How an answer contradicts the id that was asked for, in words: it shows another one. Nothing is said of names such as
 * `me`, and of ids that no answer gave, since a server may know a thing by several names.
 */
export function otherResource(
  operation: Operation,
  exchange: Exchange,
  { texts, pool }: { texts: Readonly<Record<string, string>>; pool: Pool },
): string | undefined {
  const [name] = /\{([^{}]+)\}\/?$/.exec(operation.path)?.slice(1) ?? [];
  const [collection] = operation.path.split(`/{${name}}`);
  const asked = name === undefined ? undefined : decoded(texts[name]);
  const body = jsonOf(exchange);
  if (operation.method !== 'get' || name === undefined || asked === undefined || !isRecord(body))
    return undefined;
  const inner = Object.values(body).filter(isRecord);
  for (const one of [body, ...(inner.length === 1 ? inner : [])]) {
    const field = name in one ? name : /^(?:id|\w*(?:Id|_id))$/.test(name) ? 'id' : undefined;
    const value = field === undefined ? undefined : one[field];
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    if (String(value).toLowerCase() === asked.toLowerCase()) return undefined;
    const isNumber = field === name && typeof value === 'number' && /^\d+$/.test(asked);
    // Elsewhere the id may be a mere reference, or another collection's of the same name, unless it was made here.
    const isOf = ({ from, isCreated }: Known) =>
      from === collection && (isCreated || !COMMON_NAME.test(name));
    const isKnown = pool.valuesOf(name).some((known) => known.value === asked && isOf(known));
    return isNumber || isKnown
      ? `${name} ${asked} was asked for, and the answer is ${field} ${value}`
      : undefined;
  }
  return undefined;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
