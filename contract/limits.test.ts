import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as core from '#core/limits.ts';
import { readContract, resolve, type SchemaObject } from './document/document.ts';

const LIMITS: Readonly<Record<keyof typeof core, number>> = { ...core };
const document = readContract(join(import.meta.dirname, '../openapi/dist/openapi.yaml'));

/** Where the contract writes each limit: the schema's path below `components`, and its keyword. */
const WRITTEN: Readonly<Record<keyof typeof core, [schema: string, keyword: string]>> = {
  MAX_TITLE: ['schemas/Draft/properties/title', 'maxLength'],
  MAX_DESCRIPTION: ['schemas/Draft/properties/description', 'maxLength'],
  MAX_BODY: ['schemas/Draft/properties/body', 'maxLength'],
  MAX_TAGS: ['schemas/Draft/properties/tags', 'maxItems'],
  MAX_TAG: ['schemas/TagName', 'maxLength'],
  MAX_CHANGE_NOTE: ['schemas/Draft/properties/changeNote', 'maxLength'],
  MAX_VARIABLES: ['schemas/Draft/properties/variables', 'maxItems'],
  MAX_VARIABLE_NAME: ['schemas/VariableName', 'maxLength'],
  MAX_VARIABLE_LABEL: ['schemas/Variable/properties/label', 'maxLength'],
  MAX_VARIABLE_HELP: ['schemas/Variable/properties/help', 'maxLength'],
  MAX_VARIABLE_DEFAULT: ['schemas/Variable/properties/default', 'maxLength'],
  MAX_OPTIONS: ['schemas/Variable/properties/options', 'maxItems'],
  MAX_OPTION: ['schemas/Variable/properties/options/items', 'maxLength'],
  MAX_VALUE: ['schemas/VariableValue/anyOf/0', 'maxLength'],
  MAX_RENDERED: ['schemas/Run/properties/rendered', 'maxLength'],
  MAX_OUTPUT_BYTES: ['schemas/Run/properties/output', 'maxLength'],
  MAX_QUESTION: ['parameters/Query/schema', 'maxLength'],
  MAX_GOAL: ['schemas/Brief/properties/goal', 'maxLength'],
  MAX_SEATS: ['schemas/SeatCount', 'maximum'],
};

test.each(Object.entries(WRITTEN))('%s is the limit of %j', (name, [path, keyword]) => {
  const schema = resolve<SchemaObject>(document, { $ref: `#/components/${path}` });
  expect(LIMITS[name as keyof typeof core]).toBe(schema[keyword]);
});

test('values have as many names as a body has variables', () => {
  const schema = resolve<SchemaObject>(document, { $ref: '#/components/schemas/VariableValues' });
  expect(schema['maxProperties']).toBe(LIMITS.MAX_VARIABLES);
});
