import type { ContractDocument, Operation, ParameterObject } from '../document/document.ts';
import { documentedParameter } from './documented-styles.ts';
import type { Style } from './styles.ts';

type Encode = (text: string) => string;
export type WrittenPlace = { name: string; style: Style; explode: boolean };

const DELIMITERS: Partial<Record<Style, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/**
 * A value as its document has it written: pairs (`name=text`) of a query or of cookies, one text for a path or a header.
 * Undefined for what the style cannot say.
 */
export function writeParameter(
  document: ContractDocument,
  operation: Operation,
  parameter: ParameterObject,
  value: unknown,
): string[] | undefined {
  const own = documentedParameter(document, operation, parameter);
  const { name, in: place } = parameter;
  const encode: Encode = place === 'header' ? (text) => text : encodeURIComponent;
  const isPair = place === 'query' || place === 'cookie';
  if (own.kind === 'style') {
    const at = { name, style: own.style, explode: own.explode };
    return isPair ? pairsFor(at, value, encode) : textOf(at, value, encode);
  }
  const text = own.kind === 'json' ? JSON.stringify(value) : scalar(value);
  if (text === undefined || own.kind === 'unread') return undefined;
  return [isPair ? `${encode(name)}=${encode(text)}` : encode(text)];
}

function scalar(value: unknown): string | undefined {
  const isScalar = /^(?:string|number|boolean)$/.test(typeof value);
  return isScalar ? String(value) : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of several values; undefined where one of them is none. */
function scalars(values: readonly unknown[], encode: Encode): string[] | undefined {
  const texts = values.map(scalar).filter((text) => text !== undefined);
  return texts.length === values.length ? texts.map(encode) : undefined;
}

/** Names and values, or the items of a list, in one text. */
function joined(value: unknown, by: string, between: string, encode: Encode): string | undefined {
  if (Array.isArray(value)) return scalars(value, encode)?.join(by);
  if (!isRecord(value)) return scalar(value) === undefined ? undefined : encode(String(value));
  const fields = Object.entries(value).map(([name, one]) => scalars([name, one], encode));
  return fields.includes(undefined)
    ? undefined
    : fields.map((field) => field?.join(between)).join(by);
}

export function pairsFor({ name, style, explode }: WrittenPlace, value: unknown, encode: Encode) {
  const isWhole = scalar(value) !== undefined;
  if (style === 'deepObject' && !isWhole) return deepPairs(encode(name), value, encode);
  if (explode && isRecord(value)) {
    const all = Object.entries(value).map(([field, one]) =>
      scalars([one].flat(), encode)?.map((text) => `${encode(field)}=${text}`),
    );
    return all.includes(undefined) ? undefined : all.flatMap((pairs) => pairs ?? []);
  }
  if (explode && Array.isArray(value))
    return scalars(value, encode)?.map((text) => `${encode(name)}=${text}`);
  const by = DELIMITERS[style] ?? ',';
  const text = joined(value, by, by, encode);
  if (text === undefined) return undefined;
  return text === '' && !isWhole ? [] : [`${encode(name)}=${text}`];
}

/** Fields by names in brackets. */
function deepPairs(name: string, value: unknown, encode: Encode): string[] | undefined {
  const text = scalar(value);
  if (text !== undefined) return [`${name}=${encode(text)}`];
  if (typeof value !== 'object' || value === null) return undefined;
  const all = Object.entries(value).map(([field, one]) =>
    deepPairs(`${name}${encode(`[${field}]`)}`, one, encode),
  );
  return all.includes(undefined) ? undefined : all.flatMap((pairs) => pairs ?? []);
}

function textOf({ name, style, explode }: WrittenPlace, value: unknown, encode: Encode) {
  if (style === 'matrix') {
    const pairs = pairsFor({ name, style: 'form', explode }, value, encode);
    return pairs && [pairs.map((pair) => `;${pair}`).join('')];
  }
  const isLabel = style === 'label';
  const by = isLabel && explode ? '.' : ',';
  const text = joined(value, by, explode ? '=' : by, encode);
  return text === undefined ? undefined : [`${isLabel ? '.' : ''}${text}`];
}
