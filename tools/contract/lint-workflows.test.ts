import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readContract } from '#contract/document/document.ts';
import { workflowFaults } from './lint-workflows.ts';

const OPENAPI = resolve(import.meta.dirname, '../../openapi');
const FILE = join(OPENAPI, 'workflows/sign-in.arazzo.yaml');
const document = readContract(join(OPENAPI, 'dist/openapi.yaml'));

describe('the workflow lint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-workflows-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('says nothing of our workflows', async () => {
    expect(await workflowFaults([FILE], document)).toEqual([]);
  });

  it.each([
    [
      'an operation that is not there',
      'operationId: logout',
      'operationId: logOff',
      /no operation logOff/,
    ],
    [
      'a step that is not there',
      '$steps.log-in.outputs.token',
      '$steps.log-on.outputs.token',
      /refers to nothing/,
    ],
    [
      'an output that is not there',
      'sign-up.outputs.userId',
      'sign-up.outputs.person',
      /refers to nothing/,
    ],
    [
      'an input that is not there',
      'value: $inputs.reset',
      'value: $inputs.link',
      /refers to nothing/,
    ],
    [
      'a condition that cannot be read',
      '$statusCode == 204',
      '$statusCode = 204',
      /cannot be read at "= 204"/,
    ],
    [
      'a path that cannot be read',
      '$.items[?@.isCurrent',
      '$.items[?@.isCurrent)',
      /cannot be read/,
    ],
    [
      'a workflow that is not there',
      'workflowId: sign-up\n        parameters',
      'workflowId: sign-on\n        parameters',
      /no workflow sign-on/,
    ],
    [
      'two steps of one name',
      'stepId: sessions',
      'stepId: profile',
      /arazzo-workflow-stepId-unique/,
    ],
    [
      'a step without a description',
      '        description: A link works once.\n',
      '',
      /arazzo-step-description/,
    ],
    [
      'an action of an unknown type',
      'type: retry',
      'type: again',
      /arazzo-document-schema|arazzo-step-failure/,
    ],
  ])('finds %s', async (_fault, from, to, expected) => {
    const text = readFileSync(FILE, 'utf8');
    expect(text).toContain(from);
    const file = join(folder, 'planted.arazzo.yaml');
    writeFileSync(file, text.replaceAll(from, to));
    expect((await workflowFaults([file], document)).join('\n')).toMatch(expected);
  });
});
