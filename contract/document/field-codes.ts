import {
  resolve,
  schemaOf,
  type ContractDocument,
  type Operation,
  type SchemaObject,
} from './document.ts';

const NUMBERS = new Set(['int32', 'int64', 'float', 'double']);

/**
 * The codes that a request's own schemas give to a field at fault. Rules beyond a schema have theirs in the
 * examples of the 422.
 */
export function fieldCodesOf(document: ContractDocument, operation: Operation): Set<string> {
  const codes = new Set<string>();
  const seen = new Set<SchemaObject>();
  const visit = (schema: SchemaObject | undefined): void => {
    if (!schema || typeof schema !== 'object') return;
    const target = resolve(document, schema);
    if (seen.has(target)) return;
    seen.add(target);
    for (const code of codesOf(target)) codes.add(code);
    for (const keyword of ['properties', 'patternProperties'])
      for (const inner of Object.values((target[keyword] ?? {}) as Record<string, SchemaObject>))
        visit(inner);
    for (const keyword of ['items', 'additionalProperties', 'propertyNames'])
      visit(target[keyword] as SchemaObject | undefined);
    for (const keyword of ['oneOf', 'anyOf', 'allOf'])
      for (const inner of (target[keyword] ?? []) as SchemaObject[]) visit(inner);
  };
  for (const { schema } of Object.values(object(operation))) {
    if (!schema) continue;
    codes.add('required').add('invalid_type');
    visit(schema);
  }
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  for (const parameter of query) visit(schemaOf(parameter));
  if (operation.parameters.some(({ name }) => name === 'Idempotency-Key'))
    codes.add('invalid_format');
  return codes;
}

const object = (operation: Operation) => operation.object.requestBody?.content ?? {};

function codesOf(schema: SchemaObject): string[] {
  const codes: string[] = [];
  const has = (keyword: string) => schema[keyword] !== undefined;
  const types = [schema.type ?? []].flat();
  if (types.some((type) => type !== 'string')) codes.push('invalid_type');
  if (has('required')) codes.push('required');
  if (schema['minLength'] === 1) codes.push('required');
  if (Number(schema['minLength']) > 1) codes.push('too_short');
  if (has('maxLength')) codes.push('too_long');
  if (has('minItems')) codes.push('too_few');
  if (has('maxItems') || has('maxProperties')) codes.push('too_many');
  if (has('minimum') || has('exclusiveMinimum')) codes.push('too_small');
  if (has('maximum') || has('exclusiveMaximum')) codes.push('too_big');
  // A blank text of a wanted form is a missing one.
  if (has('pattern') || (has('format') && !NUMBERS.has(String(schema.format))))
    codes.push('invalid_format', 'required');
  if (has('enum') || has('const') || has('oneOf') || has('anyOf')) codes.push('invalid_value');
  if (schema['additionalProperties'] === false) codes.push('unknown_field');
  if (has('uniqueItems')) codes.push('duplicate');
  return codes;
}
