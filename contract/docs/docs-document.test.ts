import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { operationsOf, parseContract, readContract } from '../document/document.ts';
import { documentedInputs } from '../check/coverage/documented-inputs.ts';
import { HOLE_REASONS } from '../check/coverage/reasons.ts';
import type { CoverageSummaries } from '../check/coverage/summary.ts';
import { docsDocument, type DocsAdditions } from './docs-document.ts';
import coverage from './our-coverage.json' with { type: 'json' };

const CONTRACT = `
openapi: 3.1.0
info: { title: Boats, version: 1.0.0 }
paths:
  /boats:
    get:
      operationId: listBoats
      description: Every boat.
      responses:
        '200':
          description: All of them.
          content: { application/json: { examples: { none: { value: [] }, two: { value: [1, 2] } } } }
        '503': { $ref: '#/components/responses/Away' }
  /harbours:
    get:
      operationId: listHarbours
      responses:
        '503': { $ref: '#/components/responses/Away' }
components:
  responses:
    Away: { description: The server is away. }
`;

/** Descriptions of an operation and of its answers, by status. */
function shown(additions: DocsAdditions, id = 'listBoats') {
  const document = docsDocument(parseContract(CONTRACT, 'boats.yaml'), additions);
  const operation = operationsOf(document).find((one) => one.id === id);
  const answers = operation?.responses ?? [];
  return {
    operation: operation?.object.description,
    ...Object.fromEntries(answers.map(({ status, object }) => [status, object.description])),
  };
}

describe('an operation in the page', () => {
  it('is as the document has it where nothing else is known', () => {
    expect(shown({})).toEqual({
      operation: 'Every boat.',
      200: 'All of them.',
      503: 'The server is away.',
    });
  });

  it('links each answer, by its examples, to a screen that shows it', () => {
    const scenario: DocsAdditions['scenario'] = (id, status, example) =>
      id === 'listBoats' ? `/fleet?scenario=${id}:${[status, example].join('.')}` : undefined;
    expect(shown({ scenario })).toEqual({
      operation: 'Every boat.',
      200: 'All of them.\n\n**On screen:** [none](/fleet?scenario=listBoats:200.none), [two](/fleet?scenario=listBoats:200.two)',
      503: 'The server is away.\n\n**On screen:** [503](/fleet?scenario=listBoats:503.)',
    });
    // The response that both share is changed for one of them.
    expect(shown({ scenario }, 'listHarbours')).toEqual({ 503: 'The server is away.' });
  });

  it('tells what was reached of it, and why something was not', () => {
    const summary = {
      answers: { seen: 1, of: 2 },
      rules: { tried: 3, of: 4 },
      unreached: { 'needs fault': ['503'], 'no request led there': ['?a type broken', '200'] },
    };
    expect(shown({ coverage: { 'GET /boats': summary } }).operation).toBe(`Every boat.

**Checked:** 1 of 2 answers, 3 of 4 rules of the input

<details><summary>What was not reached, and why</summary>

- \`503\`: ${HOLE_REASONS['needs fault']}
- \`?a type broken\`, \`200\`: no request led there

</details>`);
    const whole = { ...summary, rules: { tried: 0, of: 0 }, unreached: {} };
    expect(shown({ coverage: { 'GET /harbours': whole } }, 'listHarbours').operation).toBe(
      '**Checked:** 1 of 2 answers',
    );
  });
});

it('has the coverage of our contract as it is: server/sockets/contract-coverage.test.ts writes it', () => {
  const document = readContract(join(import.meta.dirname, '../../openapi/dist/openapi.yaml'));
  const summaries: CoverageSummaries = coverage;
  const documented = operationsOf(document).map((operation) => [
    `${operation.method.toUpperCase()} ${operation.path}`,
    operation.responses.length,
    documentedInputs(document, operation).length,
  ]);
  expect(
    Object.entries(summaries).map(([name, { answers, rules }]) => [name, answers.of, rules.of]),
  ).toEqual(documented);
});
