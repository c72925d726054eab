import { expect, it } from 'vitest';
import { operationsOf, parseContract } from '../document/document.ts';
import type { ReasonFile } from '../check/coverage/reasons.ts';
import { answerMatrix, matrixReport } from './answer-matrix.ts';
import { SOURCES } from './record-answers.ts';

const CONTRACT = `
openapi: 3.1.0
info: { title: Books, version: 1.0.0 }
paths:
  /books:
    get:
      operationId: listBooks
      responses:
        '200':
          description: All.
          content: { application/json: { schema: { type: array }, examples: { none: { value: [] } } } }
        '500': { description: It failed. }
`;
const OPERATIONS = operationsOf(parseContract(CONTRACT, 'books.yaml'));

/** The matrix where every source has seen everything but what is named. */
function matrix(
  missing: readonly string[],
  lines: ReasonFile['lines'] = [],
  contract = OPERATIONS,
) {
  const records = new Map(
    SOURCES.map((source) => [
      source,
      new Set(
        ['200', '500']
          .filter((status) => !missing.includes(`${source} ${status}`))
          .map((status) => `listBooks ${status}`),
      ),
    ]),
  );
  return answerMatrix(contract, records, { ceiling: lines.length, lines });
}

it('is whole when every answer was seen by every source', () => {
  const whole = matrix([]);
  expect(whole.gate.faults).toEqual([]);
  expect(matrixReport(whole, '1.0.0')).toMatchObject({ passed: true, table: { rows: [{}, {}] } });
});

it.each(SOURCES)('fails on an answer that no %s brought about', (source) => {
  const { gate, rows } = matrix([`${source} 500`]);
  expect(gate.faults).toEqual([`listBooks ${source} 500 was not reached, and no reason says why.`]);
  expect(rows[1]?.has[source]).toBe(false);
});

it('fails on an answer without an example', () => {
  const text = CONTRACT.replace(', examples: { none: { value: [] } }', '');
  expect(text).not.toBe(CONTRACT);
  const { gate } = matrix([], [], operationsOf(parseContract(text, 'books.yaml')));
  expect(gate.faults).toEqual(['listBooks example 200 was not reached, and no reason says why.']);
});

it('wants no example of a file', () => {
  const text = CONTRACT.replace(
    /content: .*/,
    'content: { application/pdf: { schema: { type: string, format: binary } } }',
  );
  expect(text).not.toBe(CONTRACT);
  const { gate } = matrix([], [], operationsOf(parseContract(text, 'books.yaml')));
  expect(gate.faults).toEqual([]);
});

it('takes a reason for what is missing, for one operation or for all, and names those that are not needed', () => {
  const lines = [
    { line: '* screen 500', reason: 'one for all' },
    { line: 'listBooks check', reason: 'needs fault' },
    { line: 'listBooks server 200', reason: 'needs state' },
  ];
  const { gate, rows } = matrix(['screen 500', 'check 500'], lines);
  expect(rows[1]?.reasons).toEqual({ screen: 'one for all', check: 'needs fault' });
  expect(gate.faults).toEqual(['The reason for "listBooks server 200" is not needed any more.']);
});
