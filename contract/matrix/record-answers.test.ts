import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';
import { answerRecorder } from './record-answers.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'answers-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noted = () =>
  readdirSync(folder).map((file) => [
    file.split('-')[0],
    readFileSync(join(folder, file), 'utf8').trim().split('\n'),
  ]);

it('notes each documented answer once, by the operation of its path', () => {
  const record = answerRecorder('server', operations, folder);
  record('GET', '/api/users/prompt/my', 200);
  record('GET', '/api/users/prompt/my', 200);
  record('get', '/api/users/prompt/01930c1e-5a00-7000-8000-0000000000a2', 404);
  expect(noted()).toEqual([['server', ['listMyPrompts 200', 'getPrompt 404']]]);
});

it('notes nothing that the contract does not know', () => {
  const record = answerRecorder('screen', operations, folder);
  record('GET', '/api/users/prompt/my', 418);
  record('GET', '/elsewhere', 200);
  record('TRACE', '/api/users/prompt/my', 200);
  expect(noted()).toEqual([]);
});

it('notes nothing where nobody asked for it', () => {
  answerRecorder('server', operations, '')('GET', '/api/users/prompt/my', 200);
  expect(noted()).toEqual([]);
});
