import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { choicesOf, headerOf } from '#src/deck/scenario.ts';
import { SITUATIONS } from '#src/deck/situations.ts';
import { parseChoices } from './choice.ts';
import { PrismMock } from './prism.ts';
import { checkChoice } from './scenarios.ts';

const ROOT = resolve(import.meta.dirname, '..');

describe('a situation of the scenario deck', () => {
  let prism: PrismMock;
  beforeAll(async () => {
    prism = await PrismMock.load(join(ROOT, 'openapi/dist/openapi.yaml'));
  });

  it.each(Object.keys(SITUATIONS))('%s names operations and examples of the contract', (name) => {
    const choices = choicesOf([name], SITUATIONS);
    const read = parseChoices(headerOf(choices), name);
    expect(read.size).toBeGreaterThan(0);
    for (const [operationId, choice] of read)
      expect(() => checkChoice(prism, operationId, choice)).not.toThrow();
  });

  it('is refused where it names what the contract does not have', () => {
    const check = (item: string) =>
      parseChoices(headerOf([item]), item).forEach((choice, operationId) => {
        checkChoice(prism, operationId, choice);
      });
    for (const item of ['listPromts:empty', 'listPrompts:200.full', 'listPrompts:418', '*:503'])
      expect(() => check(item), item).toThrow(/contract|documents|examples|every operation/);
  });
});
