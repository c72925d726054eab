import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  ['  Lin\tChen \n', 'Lin Chen'],
  ['Lin\u0000\u0007Chen', 'LinChen'],
  ['\u202eevil\u202c', 'evil'],
  ['half \ud83d', 'half \ufffd'],
  ['می‌خواهم 👩‍💻', 'می‌خواهم 👩‍💻'],
  ['\u0000\u2066 ', ''],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text)).toBe(line);
});
