import { resolve, type ContractDocument, type Operation } from './document.ts';

type Scheme = { $ref?: string; type?: string; scheme?: string };

/**
 * The schemes of HTTP by which an operation may be signed in to, in lower case; empty where another kind of scheme, such as a
 * key, will do, of which no challenge tells.
 */
export function challengesOf(document: ContractDocument, { object }: Operation): string[] {
  const schemes = (document.components?.['securitySchemes'] ?? {}) as Record<string, Scheme>;
  const names = (object.security ?? document.security ?? []).flatMap(Object.keys);
  const wanted = names.map((name) => {
    const scheme = schemes[name] && resolve(document, schemes[name]);
    return scheme?.type === 'http' ? (scheme.scheme ?? '').toLowerCase() : '';
  });
  return wanted.includes('') ? [] : wanted;
}

/** The challenge of a 401, as it is usually written. */
export function challengeOf(document: ContractDocument, operation: Operation): string | undefined {
  const [scheme] = challengesOf(document, operation);
  return scheme && `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)}`;
}
