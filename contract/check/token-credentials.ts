import { resolve, type ContractDocument } from '../document/document.ts';
import type { Credentials } from './adapter.ts';

type Scheme = { $ref?: string; type?: string; scheme?: string; in?: string; name?: string };

/** A token where each security scheme of a document wants it; a bearer token where none says. */
export function tokenCredentials(document: ContractDocument, token: string): Credentials {
  const declared = (document.components?.['securitySchemes'] ?? {}) as Record<string, Scheme>;
  const schemes = Object.values(declared).map((scheme) => resolve(document, scheme));
  const keys = schemes.flatMap(({ type, in: place, name = '' }): Array<[string, string]> => {
    if (type !== 'apiKey') return [];
    if (place === 'query') return [[`?${name}`, token]];
    return place === 'cookie' ? [['cookie', `${name}=${token}`]] : [[name.toLowerCase(), token]];
  });
  const others = schemes.filter(({ type }) => type !== 'apiKey' && type !== 'mutualTLS');
  const isBasic = others.length > 0 && others.every(({ scheme }) => /^basic$/i.test(scheme ?? ''));
  const basic = token.includes(':') ? Buffer.from(token).toString('base64') : token;
  return {
    ...(others.length > 0 || keys.length === 0
      ? { authorization: isBasic ? `Basic ${basic}` : `Bearer ${token}` }
      : {}),
    ...Object.fromEntries(keys),
  };
}
