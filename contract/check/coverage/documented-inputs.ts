import {
  bodyObject,
  resolve,
  schemaOf,
  type ContractDocument,
  type Operation,
  type SchemaObject,
} from '#contract/document/document.ts';
import { formPart } from '#contract/requests/form-part.ts';
import { parameterPlace, typesOfSchema } from './input-places.ts';
import { isVaried } from './varied-parameters.ts';

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
  'const',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'dependentRequired',
] as const;
const DEEPEST = 8;

/** Every keyword of an operation's parameters and its body of JSON or a form, whether a request reaches it or not. */
export function documentedInputs(
  document: ContractDocument,
  operation: Operation,
): DocumentedInput[] {
  const { parameters } = operation;
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
    const { patternProperties = {}, additionalProperties } = schema as Maps;
    for (const inner of [...Object.values(patternProperties), additionalProperties])
      if (typeof inner === 'object') visit(inner, `${at}.*`, within);
    if (schema.items) visit(schema.items, `${at}[]`, within);
    for (const keyword of ['allOf', 'oneOf', 'anyOf'])
      for (const inner of (schema[keyword] ?? []) as SchemaObject[]) visit(inner, at, within);
  };
  for (const parameter of parameters) {
    if (!isVaried(document, operation, parameter)) continue;
    const at = parameterPlace(parameter);
    if (parameter.required === true && parameter.in !== 'path') add(at, 'required');
    visit(schemaOf(parameter), at, []);
  }
  const body = bodyObject(document, operation);
  const json = Object.keys(body?.content ?? {}).find((type) => /[/+]json\b/.test(type));
  const schema = json === undefined ? undefined : body?.content[json]?.schema;
  if (schema) visit(schema, 'body', []);
  const form = formPart(document, operation);
  if (form) visit(form.schema, 'form', []);
  return [...found.values()];
}

type Maps = {
  patternProperties?: Record<string, SchemaObject>;
  additionalProperties?: SchemaObject | boolean;
};

/** Whether a keyword says anything: a least length of nothing does not, nor does a number's format. */
function restricts(schema: SchemaObject, keyword: string): boolean {
  const value = schema[keyword];
  if (keyword === 'const') return keyword in schema;
  if (value === undefined || value === false) return false;
  if (keyword === 'type') return typesOfSchema(schema).length > 0;
  if (keyword === 'format')
    return (
      schema['pattern'] === undefined &&
      value !== 'binary' &&
      typesOfSchema(schema).includes('string')
    );
  // A value that is listed has its type, its length and all else by that.
  if (keyword !== 'enum' && (schema['enum'] !== undefined || 'const' in schema)) return false;
  if (keyword === 'multipleOf' && typesOfSchema(schema).includes('integer'))
    return 1 % Number(value) !== 0;
  if (/^m(?:ax|in)imum$/.test(keyword) && Math.abs(Number(value)) >= Number.MAX_SAFE_INTEGER)
    return false;
  return !(value === 0 && /^min(?:Length|Items|Properties)$/.test(keyword));
}

const isText = (at: string): boolean => !at.startsWith('body');

/** Whether a request can break it: all text of a parameter or a form is text, and a list of one. */
function canBreak(schema: SchemaObject, keyword: string, at: string): boolean {
  const required = new Set(schema['required'] as string[] | undefined);
  if (keyword === 'minProperties') return required.size < Number(schema['minProperties']);
  if (keyword === 'maxProperties') {
    const isClosed = schema['additionalProperties'] === false && !schema['patternProperties'];
    const names = Object.keys(schema['properties'] ?? {});
    return !isClosed || names.length > Number(schema['maxProperties']);
  }
  if (keyword === 'dependentRequired') {
    const groups = Object.values(schema['dependentRequired'] as Record<string, string[]>);
    return groups.flat().some((name) => !required.has(name));
  }
  if (!isText(at)) return true;
  if (keyword === 'minItems') return Number(schema['minItems']) > 1;
  // An empty header says nothing, and without one of its parts a path is another one.
  if (keyword === 'minLength' && /^(?:header|path)/.test(at))
    return Number(schema['minLength']) > 1;
  return (
    keyword !== 'type' ||
    !typesOfSchema(schema).some((type) => /^(?:string|array|object)$/.test(type))
  );
}
