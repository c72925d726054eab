import { expect, test } from 'vitest';
import { acceptedLanguage } from './accept-language.ts';
import { wantsStream } from './accept.ts';

const offered = {
  responses: {
    200: {
      contentTypes: ['application/json', 'text/event-stream'],
      headers: [],
      schema: undefined,
    },
  },
};
const jsonOnly = {
  responses: { 200: { contentTypes: ['application/json'], headers: [], schema: undefined } },
};

test.each([
  [undefined, false],
  ['*/*', false],
  ['application/json', false],
  ['text/event-stream', true],
  ['text/event-stream, application/problem+json', true],
  ['application/json, text/event-stream', true],
  ['TEXT/Event-Stream; charset=utf-8', true],
  ['text/event-stream;q=0, application/json', false],
  ['application/json, text/event-stream;q=0.1', false],
  ['application/json;q=0.1, text/event-stream;q=0.5', true],
  ['text/event-stream;q=2', false],
])('Accept: %s gives a stream: %s', (accept, streams) => {
  expect(wantsStream(offered, accept)).toBe(streams);
  expect(wantsStream(jsonOnly, accept)).toBe(false);
});

test.each([
  ['fr-CA, en;q=0.8', 'fr'],
  ['de, zh;q=0.2, ar;q=0.3', 'ar'],
  ['zz-ZZ-zz;q=2, ar;q=0', undefined],
  [`${'x'.repeat(5_000)}, fr`, undefined],
  [undefined, undefined],
])('Accept-Language: %s asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
