import { gateOf, type Gate } from '../check/coverage/gate.ts';
import type { ReasonFile } from '../check/coverage/reasons.ts';
import type { MediaType, Operation } from '../document/document.ts';
import type { Report } from '../report/report.ts';
import { SOURCES, type AnswerSource } from './record-answers.ts';

/** What every documented answer is to have. */
export const COLUMNS = ['example', ...SOURCES] as const;
export type Column = (typeof COLUMNS)[number];

/** One documented answer, by its status: what it has, and the reason for what it lacks. */
export type AnswerRow = {
  operation: string;
  status: string;
  has: Record<Column, boolean>;
  reasons: Partial<Record<Column, string>>;
};

/** Why an answer has not all that it is to have. The list is closed. */
export const MATRIX_REASONS = {
  'needs fault': 'The server, or what it stores its data in, has to fail.',
  'needs load': 'More has to be sent or kept than a run may send.',
  'needs provider': 'A payment, mail or model provider has to answer so.',
  'needs credentials': 'It takes a person whom the run does not have.',
  'needs state': 'Data has to be in a state that requests one after another do not bring about.',
  'one for all':
    'One place refuses so for every operation, and is tested once for each owner of a failure.',
  'no screen': 'No screen asks for it, or none can be answered so.',
} as const;

export type AnswerMatrix = { rows: AnswerRow[]; gate: Gate };

/** Brings together what the contract documents and what runs brought about, by `operationId status`. */
export function answerMatrix(
  operations: readonly Operation[],
  records: ReadonlyMap<AnswerSource, ReadonlySet<string>>,
  reasons: ReasonFile,
): AnswerMatrix {
  const rows = operations.flatMap(({ id, responses }) =>
    responses.map(({ status, object }): AnswerRow => {
      const seen = (source: AnswerSource) => records.get(source)?.has(`${id} ${status}`) ?? false;
      return {
        operation: id,
        status,
        has: {
          example: Object.values(object.content ?? {}).every(hasExample),
          server: seen('server'),
          mock: seen('mock'),
          screen: seen('screen'),
          check: seen('check'),
        },
        reasons: {},
      };
    }),
  );
  const holes = rows.flatMap((row) =>
    COLUMNS.filter((column) => !row.has[column]).map((column) => ({
      row,
      column,
      name: `${row.operation} ${column} ${row.status}`,
    })),
  );
  const gate = gateOf(
    holes.map(({ name }) => name),
    reasons,
  );
  gate.holes.forEach(({ reason }, at) => {
    const hole = holes[at];
    if (hole && reason !== undefined) hole.row.reasons[hole.column] = reason;
  });
  return { rows, gate };
}

/** A file is its own example: its bytes are not written into a contract. */
const hasExample = (media: MediaType): boolean =>
  media.schema?.format === 'binary' ||
  media.example !== undefined ||
  Object.keys(media.examples ?? {}).length > 0;

const cellOf = ({ has, reasons }: AnswerRow, column: Column): string =>
  has[column] ? '✓' : (reasons[column] ?? 'missing');

/** The matrix as a report: what lacks something first. */
export function matrixReport({ rows, gate }: AnswerMatrix, version: string): Report {
  const levelOf = (row: AnswerRow) =>
    COLUMNS.some((column) => !row.has[column] && row.reasons[column] === undefined)
      ? 'bad'
      : 'fine';
  const whole = rows.filter((row) => COLUMNS.every((column) => row.has[column])).length;
  const missing = gate.holes.filter(({ reason }) => reason === undefined).length;
  const passed = gate.faults.length === 0;
  return {
    title: 'Answers and what shows them',
    facts: [
      ['Contract', version],
      ['Documented answers', String(rows.length)],
      ['With everything', String(whole)],
      ['Lacking something, with a reason', String(gate.holes.length - missing)],
    ],
    passed,
    verdict: passed
      ? 'Every documented answer has what it is to have, or a reason.'
      : `${gate.faults.length} faults: an answer lacks something without a reason, or a reason is not needed.`,
    groups: passed
      ? []
      : [
          {
            title: 'Faults',
            entries: gate.faults.map((text) => ({
              level: 'bad' as const,
              label: 'missing',
              rule: 'answer-matrix',
              text,
              places: [],
            })),
          },
        ],
    table: {
      title: 'Every documented answer',
      fine: 'without a hole',
      heads: ['Answer', ...COLUMNS],
      rows: rows.map((row) => ({
        level: levelOf(row),
        cells: [`${row.operation} ${row.status}`, ...COLUMNS.map((column) => cellOf(row, column))],
        detail: [],
      })),
    },
    notes: [],
  };
}
