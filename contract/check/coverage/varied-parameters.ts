import {
  resolve,
  type ContractDocument,
  type Operation,
  type ParameterObject,
} from '#contract/document/document.ts';

type Scheme = { $ref?: string; in?: string; name?: string };

/** Headers that OpenAPI leaves to media types and security, and one that has a phase of its own. */
const OTHERS = /^(?:accept|content-type|authorization|idempotency-key)$/i;
/** Headers of negotiation, which HTTP lets a server disregard (RFC 9110, 12.5). */
const DISREGARDED = /^(?:accept-.+|prefer)$/i;

/** Refusals of a bad path; a deletion of what is not there may succeed, unless bad input is refused. */
const REFUSALS = /^(?:400|404|410|422|4XX|default)$/i;
const REFUSALS_OF_DELETION = /^(?:400|422|4XX)$/i;

/**
 * Whether the keywords of a parameter are tried: credentials and signatures have phases of their own, and in a path
 * they are tried where the contract documents a refusal. What a server may disregard is tried at reads alone, since a
 * write would be done all the same.
 */
export function isVaried(
  document: ContractDocument,
  { method, object, responses }: Operation,
  parameter: ParameterObject,
): boolean {
  const { in: place, name } = parameter;
  const refusals = method === 'delete' ? REFUSALS_OF_DELETION : REFUSALS;
  if (place === 'path') return responses.some(({ status }) => refusals.test(status));
  if (isDisregarded(parameter) && !/^(?:get|head)$/.test(method)) return false;
  const own = name.toLowerCase();
  if (place === 'header' && (OTHERS.test(name) || own === object['x-signature']?.toLowerCase()))
    return false;
  const schemes = Object.values(document.components?.['securitySchemes'] ?? {}) as Scheme[];
  return !schemes
    .map((scheme) => resolve(document, scheme))
    .some((scheme) => scheme.in === place && scheme.name?.toLowerCase() === own);
}

/** Whether a server may take a value that the contract does not know for none at all. */
export const isDisregarded = ({ in: place, name }: ParameterObject): boolean =>
  place === 'header' && DISREGARDED.test(name);
