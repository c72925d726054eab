import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationTable } from '../operations/operation.ts';

/** Who brought an answer about: a test of the server, of the mock, of a screen, or contract:check. */
export const SOURCES = ['server', 'mock', 'screen', 'check'] as const;
export type AnswerSource = (typeof SOURCES)[number];

export type RecordAnswer = (method: string, path: string, status: number) => void;

/**
 * Notes each documented answer once, in a file of this process below the folder that ANSWER_RECORDS
 * names, for the answer matrix. Without that variable nothing is noted.
 */
export function answerRecorder(
  source: AnswerSource,
  table: OperationTable,
  folder = process.env['ANSWER_RECORDS'],
): RecordAnswer {
  if (!folder) return () => {};
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${source}-${process.pid}.txt`);
  const find = operationFinder(table);
  const noted = new Set<string>();
  return (method, path, status) => {
    const operation = find(method, path);
    if (!operation || !(status in operation.responses)) return;
    const line = `${operation.operationId} ${status}`;
    if (noted.has(line)) return;
    noted.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

/** Finds the operation of a request; a path that is written out wins over one with parameters. */
function operationFinder(table: OperationTable) {
  const known = Object.values(table)
    .map((operation) => ({
      operation,
      segments: operation.path.split('/'),
      parameters: operation.path.split('{').length,
    }))
    .toSorted((a, b) => a.parameters - b.parameters);
  return (method: string, path: string) => {
    const segments = path.split('/');
    return known.find(
      (one) =>
        one.operation.method.toUpperCase() === method.toUpperCase() &&
        one.segments.length === segments.length &&
        one.segments.every((name, at) => name.startsWith('{') || name === segments[at]),
    )?.operation;
  };
}
