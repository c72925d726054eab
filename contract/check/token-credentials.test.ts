import { describe, expect, it } from 'vitest';
import type { ContractDocument } from '../document/document.ts';
import { addressOf } from './client.ts';
import { curlOf } from './curl.ts';
import { tokenCredentials } from './token-credentials.ts';

const documentWith = (schemes: Record<string, object>): ContractDocument => ({
  openapi: '3.1.0',
  info: { version: '1' },
  paths: {},
  components: { securitySchemes: schemes as Record<string, unknown> },
});

describe('a token', () => {
  it.each([
    [{}, { authorization: 'Bearer a:b' }],
    [{ one: { type: 'oauth2' } }, { authorization: 'Bearer a:b' }],
    [{ one: { type: 'http', scheme: 'basic' } }, { authorization: 'Basic YTpi' }],
    [{ one: { type: 'apiKey', in: 'header', name: 'X-Key' } }, { 'x-key': 'a:b' }],
    [{ one: { type: 'apiKey', in: 'cookie', name: 'sid' } }, { cookie: 'sid=a:b' }],
    [{ one: { type: 'apiKey', in: 'query', name: 'key' } }, { '?key': 'a:b' }],
  ])('goes where %o wants it', (schemes, credentials) => {
    expect(tokenCredentials(documentWith(schemes), 'a:b')).toEqual(credentials);
  });

  it('of the query is sent there, and shown in no command', () => {
    const request = { method: 'GET', path: '/a?b=1', headers: { '?key': 'cedar lantern' } };
    expect(addressOf(request)).toEqual({ path: '/a?b=1&key=cedar%20lantern', headers: {} });
    expect(curlOf('http://host', request)).toBe("curl -i -X GET 'http://host/a?b=1&key=$TOKEN'");
  });
});
