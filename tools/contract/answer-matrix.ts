import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readReasons } from '#contract/check/coverage/reasons.ts';
import { operationsOf, readContract } from '#contract/document/document.ts';
import {
  answerMatrix,
  matrixReport,
  MATRIX_REASONS,
  type AnswerMatrix,
} from '#contract/matrix/answer-matrix.ts';
import { SOURCES, type AnswerSource } from '#contract/matrix/record-answers.ts';
import { reportPage } from '#contract/report/page.ts';
import { terminalText } from '#contract/report/terminal.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CONTRACT = join(ROOT, 'openapi/dist/openapi.yaml');
const REASONS = join(ROOT, 'tools/contract/answer-reasons.yaml');
const OUTPUT = join(ROOT, 'build/matrix');
/** Where the tests of `npm test` note the answers that they brought about. */
export const RECORDS = join(ROOT, '.cache/answers');

/** What was noted, by source. */
async function readRecords(folder: string): Promise<Map<AnswerSource, Set<string>>> {
  const records = new Map(SOURCES.map((source) => [source, new Set<string>()]));
  for (const file of existsSync(folder) ? await readdir(folder) : []) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n').filter(Boolean);
    const own = records.get(file.split('-')[0] as AnswerSource);
    for (const line of lines) own?.add(line);
  }
  return records;
}

/** Holds what the last `npm test` brought about to the contract, and writes the matrix as a page and as JSON. */
export async function writeMatrix(folder = RECORDS): Promise<AnswerMatrix> {
  const document = readContract(CONTRACT);
  const reasons = readReasons(
    await readFile(REASONS, 'utf8'),
    REASONS,
    Object.keys(MATRIX_REASONS),
  );
  const matrix = answerMatrix(operationsOf(document), await readRecords(folder), reasons);
  const report = matrixReport(matrix, document.info.version);
  await mkdir(OUTPUT, { recursive: true });
  await writeFile(join(OUTPUT, 'matrix.json'), `${JSON.stringify(matrix, undefined, 2)}\n`);
  await writeFile(join(OUTPUT, 'index.html'), reportPage(report, new Date()));
  return matrix;
}

/** `npm run contract:matrix`, after `npm test`. */
if (import.meta.main) {
  if (!existsSync(RECORDS)) {
    console.error('No answers are noted yet: run npm test first.');
    process.exitCode = 2;
  } else {
    const matrix = await writeMatrix();
    const { table: _table, ...report } = matrixReport(matrix, '');
    console.log(terminalText(report));
    console.log(`The whole matrix: ${join(OUTPUT, 'index.html')}`);
    if (matrix.gate.faults.length > 0) process.exitCode = 1;
  }
}
