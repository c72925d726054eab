import { afterEach, describe, expect, it } from 'vitest';
import { startMock } from '#contract/mock/mock-server.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { contractOfValue } from '#contract/sources/contract-files.ts';
import { tokenAdapter } from '../adapter.ts';
import { checkContract } from '../check-contract.ts';

const schema = {
  type: 'object',
  required: ['name', 'litres'],
  properties: {
    name: { type: 'string', minLength: 2 },
    litres: { type: 'integer', minimum: 1 },
  },
};
const content = {
  'application/json': { schema, example: { name: 'Ochre', litres: 3 } },
  'application/x-www-form-urlencoded': { schema },
  'multipart/form-data': { schema },
  'application/vnd.paint+json': { schema },
  'application/xml': { schema },
  'text/plain': { schema: { type: 'string', maxLength: 40 } },
  'image/*': {},
};
type Content = Partial<typeof content> & Record<string, object>;
const said = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { description: 'Said.' }]));

const bundleWith = (change: (own: Content) => unknown = () => undefined, refusals = ['422']) => {
  const own: Content = structuredClone(content);
  change(own);
  const requestBody = { required: true, content: own };
  const responses = said('204', '415', ...refusals);
  return bundleOf(
    contractOfValue(
      {
        openapi: '3.1.0',
        info: { title: 'Paints', version: '1' },
        paths: { '/paints': { post: { requestBody, responses } } },
      },
      'paints.json',
    ),
  );
};

let close = () => Promise.resolve();
afterEach(() => close());

/** What a server that reads bodies by another contract is told. */
async function check(change?: (own: Content) => unknown) {
  const mock = await startMock({ document: bundleWith(change).document, hasMemory: false });
  close = () => mock.close();
  const adapter = tokenAdapter({});
  return checkContract({ url: mock.url, bundle: bundleWith(), adapter, seed: 1 });
}

describe('an operation of several media types', () => {
  it('gets a body of each, and a server that takes them all has no findings', async () => {
    const { findings } = await check();
    expect(findings).toEqual([]);
  });

  it.each(Object.keys(content).slice(1, 6))('that refuses %s is found out', async (type) => {
    const { findings } = await check((own) => delete own[type]);
    expect(findings).toContainEqual(
      expect.objectContaining({ check: 'valid-refused', situation: `a body of ${type}` }),
    );
  });

  it.each(Object.keys(content).slice(1, 4))(
    'that does not look into %s is found out',
    async (type) => {
      const { findings } = await check((own) => (own[type] = { schema: {} }));
      expect(findings).toContainEqual(
        expect.objectContaining({
          check: 'invalid-accepted',
          situation: `a body of ${type}, name: without name`,
        }),
      );
    },
  );
});
