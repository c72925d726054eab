import { expect, it } from 'vitest';
import { tokenInText } from './internals.ts';

const TOKEN =
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbWlyYSJ9.c2lnbmF0dXJlLW9mLW5vLWtleS1hdC1hbGwtaGVyZQ';

it.each([
  ['a message', { message: `No access for ${TOKEN}.` }],
  ['a name', { user: { jobTitle: TOKEN } }],
  ['a text of a list', { items: [{ notes: ['fine', TOKEN] }] }],
])('finds a signed token in %s', (_what, body) => {
  expect(tokenInText(body, '')).toBe(true);
});

it.each([
  ['a token of its own field', { token: TOKEN, refreshToken: TOKEN, id_token: TOKEN }, ''],
  ['an address', { url: `https://files.example/1?sig=${TOKEN}` }, ''],
  ['what was sent', { title: TOKEN }, `{"title":"${TOKEN}"}`],
  ['a word with dots', { title: 'eyJ.eyJ.eyJ' }, ''],
])('leaves %s alone', (_what, body, asked) => {
  expect(tokenInText(body, asked)).toBe(false);
});
