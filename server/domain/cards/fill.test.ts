import { expect, it } from 'vitest';
import { worded } from './fill.ts';

it.each([
  ['at most [[value]]', '120 words', 'at most 120 words'],
  ['at most [[value]]', 'at most 120 words', 'at most 120 words'],
  ['Keep it to at most [[value]].', 'At most 5 lines', 'Keep it to at most 5 lines.'],
  ['The letter is in [[value]]', 'in French', 'The letter is in French'],
  ['Recipient: [[value]]', 'my landlord', 'Recipient: my landlord'],
  ['[[value]]', 'at most 3', 'at most 3'],
  ['不超过 [[value]]', '不超过 200 字', '不超过 200 字'],
])('puts a value into "%s" once: %s', (wording, value, text) => {
  expect(worded(wording, value)).toBe(text);
});
