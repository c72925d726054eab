import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { diffContracts } from './diff.ts';
import type { Finding } from './recorder.ts';
import { RULE_IDS, RULES } from './rules.ts';
import { documentOf, documentWith, type DocumentParts } from './testing/pair-documents.ts';

type Expected = Record<string, string>;
type SchemaPair = {
  name: string;
  before: unknown;
  after: unknown;
  components?: Record<string, unknown>;
  componentsBefore?: Record<string, unknown>;
  componentsAfter?: Record<string, unknown>;
  request?: Expected;
  response?: Expected;
};
type DocumentPair = {
  name: string;
  before?: DocumentParts;
  after?: DocumentParts;
  expect?: Expected;
};

const pairs = <Pair>(file: string) =>
  parse(readFileSync(new URL(`testing/${file}`, import.meta.url), 'utf8')) as Pair[];
const schemaPairs = pairs<SchemaPair>('schema-pairs.yaml');
const documentPairs = pairs<DocumentPair>('document-pairs.yaml');

/** Each rule with the worst severity that it was found with. */
const rulesIn = (findings: Finding[]): Expected =>
  Object.fromEntries(findings.toReversed().map(({ rule, severity }) => [rule, severity]));

describe('a change of a schema', () => {
  describe.each(['request', 'response'] as const)('in a %s', (direction) => {
    it.each(schemaPairs)('$name', (pair) => {
      const { before, after, components = {} } = pair;
      const findings = diffContracts(
        documentOf(direction, before, { ...components, ...pair.componentsBefore }),
        documentOf(direction, after, { ...components, ...pair.componentsAfter }),
      );
      expect(rulesIn(findings)).toEqual(pair[direction] ?? {});
    });
  });
});

describe('a change of a document', () => {
  it.each(documentPairs)('$name', ({ before, after, expect: expected = {} }) => {
    const findings = diffContracts(documentWith(before), documentWith(after));
    expect(rulesIn(findings)).toEqual(expected);
  });
});

describe('the table of rules', () => {
  const seen = new Set([
    ...schemaPairs.flatMap(({ request = {}, response = {} }) => [
      ...Object.keys(request),
      ...Object.keys(response),
    ]),
    ...documentPairs.flatMap(({ expect: expected = {} }) => Object.keys(expected)),
  ]);

  it('has a pair for every rule, and no rule twice', () => {
    const ids = [...RULES.schema, ...RULES.document].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const isSeen = (id: string) =>
      seen.has(id) || seen.has(`request-${id}`) || seen.has(`response-${id}`);
    expect(ids.filter((id) => !isSeen(id))).toEqual([]);
    expect([...seen].filter((id) => !RULE_IDS.includes(id))).toEqual([]);
  });

  it('is shown by more than a hundred pairs', () => {
    expect(schemaPairs.length + documentPairs.length).toBeGreaterThan(200);
  });
});
