import {
  resolve,
  schemaOf,
  type ContractDocument,
  type Operation,
  type SchemaObject,
} from '#contract/document/document.ts';
import { formPart } from '#contract/requests/form-part.ts';
import { typesOfSchema } from './input-places.ts';

/** A keyword at one place of an operation's input: `?limit`, `body.variables[].name`. */
export type DocumentedInput = {
  input: string;
  keyword: string;
  /** Whether a request can break it: leaving out what is optional breaks nothing. */
  isBreakable: boolean;
};

const KEYWORDS = [
  'type',
  'enum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;
const DEEPEST = 8;

/** Every keyword of an operation's query and its body of JSON or an encoded form, whether a request reaches it or not. */
export function documentedInputs(
  document: ContractDocument,
  operation: Operation,
): DocumentedInput[] {
  const { object, parameters } = operation;
  const found = new Map<string, DocumentedInput>();
  const add = (input: string, keyword: string, isBreakable = true) => {
    const key = `${input} ${keyword}`;
    const known = found.get(key)?.isBreakable ?? false;
    found.set(key, { input, keyword, isBreakable: isBreakable || known });
  };
  const visit = (given: SchemaObject, at: string, above: readonly SchemaObject[]): void => {
    const schema = resolve(document, given);
    if (typeof schema !== 'object' || above.includes(schema) || above.length > DEEPEST) return;
    const within = [...above, schema];
    for (const keyword of KEYWORDS)
      if (restricts(schema, keyword)) add(at, keyword, canBreak(schema, keyword, at));
    if (schema['additionalProperties'] === false || schema['unevaluatedProperties'] === false)
      add(at, 'additionalProperties', !isText(at));
    const required = new Set(schema['required'] as string[] | undefined);
    for (const [name, inner] of Object.entries(
      (schema['properties'] ?? {}) as Record<string, SchemaObject>,
    )) {
      add(`${at}.${name}`, 'required', required.has(name));
      visit(inner, `${at}.${name}`, within);
    }
    if (schema.items) visit(schema.items, `${at}[]`, within);
    for (const keyword of ['allOf', 'oneOf', 'anyOf'])
      for (const inner of (schema[keyword] ?? []) as SchemaObject[]) visit(inner, at, within);
  };
  for (const parameter of parameters)
    if (parameter.in === 'query') visit(schemaOf(parameter), `?${parameter.name}`, []);
  const body = object.requestBody && resolve(document, object.requestBody);
  const json = Object.keys(body?.content ?? {}).find((type) => /[/+]json\b/.test(type));
  const schema = json === undefined ? undefined : body?.content[json]?.schema;
  if (schema) visit(schema, 'body', []);
  const form = formPart(document, operation);
  if (form) visit(form.schema, 'form', []);
  return [...found.values()];
}

/** Whether a keyword says anything: a least length of nothing does not, nor does a number's format. */
function restricts(schema: SchemaObject, keyword: string): boolean {
  const value = schema[keyword];
  if (value === undefined || value === false) return false;
  if (keyword === 'type') return typesOfSchema(schema).length > 0;
  if (keyword === 'format')
    return schema['pattern'] === undefined && typesOfSchema(schema).includes('string');
  // A value that is listed has its type, its length and all else by that.
  if (keyword !== 'enum' && schema['enum'] !== undefined) return false;
  if (/^m(?:ax|in)imum$/.test(keyword) && Math.abs(Number(value)) >= Number.MAX_SAFE_INTEGER)
    return false;
  return !(value === 0 && /^min(?:Length|Items)$/.test(keyword));
}

const isText = (at: string): boolean => /^(?:\?|form\b)/.test(at);

/** Whether text of a query or a form can break it: all text is text, and a list of one. */
function canBreak(schema: SchemaObject, keyword: string, at: string): boolean {
  if (!isText(at)) return true;
  if (keyword === 'minItems') return Number(schema['minItems']) > 1;
  return (
    keyword !== 'type' ||
    !typesOfSchema(schema).some((type) => /^(?:string|array|object)$/.test(type))
  );
}
