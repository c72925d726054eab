import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '#contract/document/document.ts';
import { splitSchemas } from './split-schemas.ts';

const operation = (operationId: string, tag: string, more: object = {}) => ({
  get: { operationId, tags: [tag], responses: {}, ...more },
});
const document = (paths: object) => ({ openapi: '3.1.0', paths }) as unknown as ContractDocument;
const orval = (...statements: string[]) =>
  `/**\n * Generated.\n */\nimport * as zod from 'zod/mini';\n\n${statements.join('\n\n')}\n`;

const ID = 'export const Id = /*#__PURE__*/ zod.uuid()';
const ID_TYPES =
  'export type Id = zod.input<typeof Id>;\nexport type IdOutput = zod.output<typeof Id>;';
const CARD =
  'export const cardMax = 4;\n\nexport const Card = /*#__PURE__*/ zod.strictObject({\n  "id": Id\n})';

describe('the schemas of a noun', () => {
  const both = document({
    '/cards': operation('listCards', 'billing'),
    '/team': operation('listMembers', 'team'),
  });

  it('are in its file, and what a second noun uses is shared', () => {
    const files = splitSchemas(
      orval(
        ID,
        ID_TYPES,
        CARD,
        'export const ListCards200Response = [Card, cardMax]',
        '/** List them. */\nexport const ListMembers200Response = Id',
      ),
      both,
    );
    expect([...files.keys()]).toEqual([
      'schemas/billing.ts',
      'schemas/common.ts',
      'schemas/team.ts',
      'schemas.ts',
    ]);
    const head = "/**\n * Generated.\n */\nimport * as zod from '#contract/zod.ts';";
    expect(files.get('schemas/common.ts')).toBe(
      `${head}\n\n${ID}\n\n${ID_TYPES.replace('\n', '\n\n')}\n`,
    );
    expect(files.get('schemas/billing.ts')).toBe(
      `${head}\nimport {\n  Id,\n} from './common.ts';\n\n${CARD}\n\nexport const ListCards200Response = [Card, cardMax]\n`,
    );
    expect(files.get('schemas/team.ts')).toContain(
      '\n\nexport const ListMembers200Response = Id\n',
    );
  });

  it('have no prose, whatever is quoted in it', () => {
    const described = `${ID}.check(/*#__PURE__*/ zod.describe('It\\'s one (v7)'))`;
    const files = splitSchemas(
      orval(described, 'export const ListCards200Response = Id'),
      document({ '/cards': operation('listCards', 'billing') }),
    );
    expect(files.get('schemas/billing.ts')).toContain(`${ID}\n`);
  });

  it('hold the event of a stream, which no answer names', () => {
    const files = splitSchemas(
      orval(ID),
      document({ '/run': operation('run', 'prompts', { stream: { 'x-sse-event': 'Id' } }) }),
    );
    expect(files.get('schemas/prompts.ts')).toContain(ID);
  });

  it('are refused when no operation uses them', () => {
    expect(() => splitSchemas(orval(ID), both)).toThrow('No operation uses Id');
  });
});
