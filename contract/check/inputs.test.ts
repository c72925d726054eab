import { describe, expect, it } from 'vitest';
import { startMock } from '../mock/mock-server.ts';
import { bundleOf } from '../sources/bundle.ts';
import { contractOfValue } from '../sources/contract-files.ts';
import { tokenAdapter } from './adapter.ts';
import { checkContract } from './check-contract.ts';
import { holesOf } from './coverage/holes.ts';

const REFUSALS = {
  '400': { description: 'Unreadable.' },
  '415': { description: 'Of another media type.' },
  '422': { description: 'Refused.' },
};
const parameters = [
  { name: 'kind', in: 'query', required: true, schema: { enum: ['paper', 'ink'] } },
  {
    name: 'X-Shelf',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: '^[A-Z]{2}$' },
    example: 'AB',
  },
  {
    name: 'X-Room',
    in: 'header',
    schema: { type: 'integer', minimum: 1, maximum: 9 },
  },
  { name: 'theme', in: 'cookie', required: true, schema: { type: 'string', maxLength: 5 } },
  { name: 'ids', in: 'cookie', schema: { type: 'array', maxItems: 2, items: { type: 'integer' } } },
];
const body = {
  type: 'object',
  required: ['terms', 'sizes', 'notes'],
  dependentRequired: { from: ['until'], until: ['from'] },
  properties: {
    terms: { type: 'boolean', const: true },
    from: { type: 'integer' },
    until: { type: 'integer' },
    price: { type: 'number', multipleOf: 0.25, maximum: 20 },
    sizes: {
      type: 'object',
      minProperties: 1,
      maxProperties: 3,
      additionalProperties: { type: 'integer', minimum: 4 },
    },
    notes: {
      type: 'object',
      additionalProperties: false,
      patternProperties: { '^note-[a-z]{3}$': { type: 'string', maxLength: 8 } },
    },
  },
};
const example = { terms: true, sizes: { large: 5 }, notes: {}, price: 2.5 };

/** The contract, without what a server is not to look at. */
const bundleWithout = (
  loosen: (whole: { parameters: typeof parameters; body: typeof body }) => unknown,
) => {
  const whole = structuredClone({ parameters, body });
  loosen(whole);
  return bundleOf(
    contractOfValue(
      {
        openapi: '3.1.0',
        info: { title: 'Orders', version: '1' },
        paths: {
          '/orders': {
            post: {
              parameters: whole.parameters,
              requestBody: {
                required: true,
                content: { 'application/json': { schema: whole.body, example } },
              },
              responses: { '204': { description: 'Ordered.' }, ...REFUSALS },
            },
          },
        },
      },
      'orders.json',
    ),
  );
};

/** Holds a server that reads requests by a looser contract to the whole one. */
async function check(loosen: Parameters<typeof bundleWithout>[0]) {
  const bundle = bundleWithout(() => undefined);
  const mock = await startMock({ document: bundleWithout(loosen).document, hasMemory: false });
  try {
    const adapter = tokenAdapter({});
    return await checkContract({ url: mock.url, bundle, adapter, seed: 1 });
  } finally {
    await mock.close();
  }
}

it.each(['application/json', 'multipart/form-data'])(
  'sends no body with GET, nor holds an optional cookie against a server that documents no refusal (%s)',
  async (type) => {
    const cookie = { name: 'level', in: 'cookie', schema: { type: 'integer' } };
    const content = { [type]: { schema: body } };
    const get = {
      parameters: [cookie],
      requestBody: { content },
      responses: { '200': { description: 'Said.' } },
    };
    const info = { title: 'Odd', version: '1' };
    const bundle = bundleOf(
      contractOfValue({ openapi: '3.1.0', info, paths: { '/odd': { get } } }, 'odd.json'),
    );
    const mock = await startMock({ document: bundle.document, hasMemory: false });
    try {
      const { findings, coverage } = await checkContract({
        url: mock.url,
        bundle,
        adapter: tokenAdapter({}),
        seed: 1,
      });
      expect(findings).toEqual([]);
      expect(coverage[0]?.inputs.map(({ input }) => input)).toEqual(['cookie.level']);
    } finally {
      await mock.close();
    }
  },
);

describe('every keyword of an input', () => {
  it('is met and broken, and a server that keeps to all has no findings', async () => {
    const { findings, coverage } = await check(() => undefined);
    expect(findings).toEqual([]);
    const holes = holesOf(coverage).filter((hole) => !/ \d{3}$/.test(hole));
    expect(holes).toEqual([]);
    const { inputs } = coverage[0] ?? { inputs: [] };
    expect(inputs.map(({ input, keyword }) => `${input} ${keyword}`)).toEqual(
      expect.arrayContaining(['?kind required', 'header.X-Shelf pattern', 'cookie.ids[] type']),
    );
  });

  type Whole = { parameters: typeof parameters; body: typeof body };
  const one = (whole: Whole, name: string) =>
    whole.parameters.find((parameter) => parameter.name === name) as unknown as {
      required: boolean;
      schema: Record<string, unknown>;
    };
  const { sizes, price } = body.properties;
  it.each<[words: string, situation: RegExp, loosen: (whole: Whole) => unknown]>([
    ['a query left out', /^no \?kind$/, (whole) => (one(whole, 'kind').required = false)],
    ['a header left out', /^no header/, (whole) => (one(whole, 'X-Shelf').required = false)],
    ['a cookie left out', /^no cookie/, (whole) => (one(whole, 'theme').required = false)],
    ['a pattern of a header', /X-Shelf/, (whole) => delete one(whole, 'X-Shelf').schema['pattern']],
    ['a bound of a header', /X-Room 10/, (whole) => delete one(whole, 'X-Room').schema['maximum']],
    ['a length of a cookie', /theme/, (whole) => delete one(whole, 'theme').schema['maxLength']],
    ['items of cookies', /ids/, (whole) => delete one(whole, 'ids').schema['maxItems']],
    [
      'const',
      /terms: false for true/,
      ({ body: { properties } }) => Object.assign(properties, { terms: { type: 'boolean' } }),
    ],
    [
      'multipleOf',
      /multipleOf 0.25/,
      ({ body: { properties } }) =>
        Object.assign(properties, { price: { ...price, multipleOf: undefined } }),
    ],
    [
      'minProperties',
      /minProperties 1 with 0/,
      ({ body: { properties } }) =>
        Object.assign(properties, { sizes: { ...sizes, minProperties: 0 } }),
    ],
    [
      'maxProperties',
      /maxProperties 3 with 4/,
      ({ body: { properties } }) =>
        Object.assign(properties, { sizes: { ...sizes, maxProperties: 9 } }),
    ],
    [
      'values of a map',
      /minimum 4 with 3/,
      ({ body: { properties } }) =>
        Object.assign(properties, { sizes: { ...sizes, additionalProperties: true } }),
    ],
    [
      'values by a pattern',
      /maxLength 8 with 9/,
      ({ body: { properties } }) => Object.assign(properties, { notes: { type: 'object' } }),
    ],
    [
      'dependentRequired',
      /without (?:until|from)$/,
      (whole) => Object.assign(whole.body, { dependentRequired: {} }),
    ],
  ])('is found where a server does not look at it: %s', async (_words, situation, loosen) => {
    const { findings } = await check(loosen);
    const taken = findings.filter(({ check: id }) => /^(?:invalid|unknown-field)/.test(id));
    expect(taken.map((finding) => finding.situation)).toContainEqual(
      expect.stringMatching(situation),
    );
  });
});
