import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { bundleOf } from '../sources/bundle.ts';
import { contractOfValue } from '../sources/contract-files.ts';
import { tokenAdapter } from './adapter.ts';
import { checkContract } from './check-contract.ts';

const COLOUR = {
  type: 'object',
  required: ['red'],
  properties: { red: { type: 'integer', maximum: 255 } },
};
const PAINTS = bundleOf(
  contractOfValue(
    {
      openapi: '3.1.0',
      info: { title: 'Paints', version: '1' },
      paths: {
        '/paints': {
          post: {
            requestBody: {
              required: true,
              content: {
                'application/x-www-form-urlencoded': {
                  schema: {
                    type: 'object',
                    required: ['name'],
                    properties: { name: { type: 'string', minLength: 2 }, colour: COLOUR },
                  },
                  example: { name: 'Ochre', colour: { red: 204 } },
                  encoding: { colour: { style: 'deepObject', explode: true } },
                },
              },
            },
            responses: { '204': { description: 'Ordered.' }, '422': { description: 'Refused.' } },
          },
        },
      },
    },
    'paints.json',
  ),
);

it('sends encoded forms, and tells what a server takes that breaks their schema', async () => {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { 'content-type': type = '' } = request.headers;
    bodies.push(`${type} ${body}`);
    const isRefused = type !== 'application/x-www-form-urlencoded' || !body.includes('name=');
    response.writeHead(request.method === 'POST' ? (isRefused ? 422 : 204) : 405, {
      ...(request.method !== 'POST' && { allow: 'POST' }),
    });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { findings } = await checkContract({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bundle: PAINTS,
      adapter: tokenAdapter({}),
      seed: 1,
    });
    expect(bodies).toContain('application/x-www-form-urlencoded name=Ochre&colour%5Bred%5D=204');
    expect(findings.map(({ check, situation }) => `${check} ${situation}`)).toEqual([
      'invalid-accepted name: another type',
      'invalid-accepted name: minLength 2 with 1 characters',
      'invalid-accepted colour.red: another type',
      'invalid-accepted colour.red: maximum 255 with 256',
    ]);
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});
