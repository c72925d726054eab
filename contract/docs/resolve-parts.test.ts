import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { docsFile } from './docs-page.ts';

type Answer = { spec?: object; errors: unknown[] };
type Resolve = (document: object, place: readonly string[]) => Promise<Answer>;
type Plugin = (system: { fn: { resolveSubtree: Resolve } }) => { fn: { resolveSubtree: Resolve } };

const CODE = readFileSync(docsFile('resolve-parts.js'), 'utf8');
const ref = (pointer: string) => ({ $ref: `#/components/schemas/${pointer}` });
const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/boats': { get: { responses: { 200: { schema: ref('Boat') } } } },
    '/harbours/{id}': { get: { responses: { 200: { schema: ref('Harbour') } } } },
  },
  components: {
    schemas: {
      Boat: { properties: { crew: ref('a~1b') }, example: '#/100%' },
      'a/b': { discriminator: { mapping: { boat: '#/components/schemas/Boat' } } },
      Harbour: { properties: { first: { $ref: '#/paths/~1boats' } } },
    },
    securitySchemes: { bearer: {} },
  },
};

/** What the page hands on for a place, call by call. */
async function handedOn(place: string[], answers: (Answer | Error)[] = [], document = DOCUMENT) {
  const calls: object[] = [];
  const page: { resolveByParts?: Plugin } = {};
  runInNewContext(CODE, page);
  const own = page.resolveByParts?.({
    fn: {
      resolveSubtree(part) {
        calls.push(structuredClone(part));
        const answer = answers.shift() ?? { errors: [] };
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
  });
  await own?.fn.resolveSubtree(document, place);
  return calls;
}

const { paths, components } = DOCUMENT;
const { Boat, 'a/b': crew } = components.schemas;

describe('a place in the document is resolved', () => {
  it('by what it leads to alone, in circles too', async () => {
    expect(await handedOn(['paths', '/boats', 'get'])).toEqual([
      {
        openapi: '3.1.0',
        paths: { '/boats': paths['/boats'] },
        components: { schemas: { Boat, 'a/b': crew } },
      },
    ]);
    const [harbours] = await handedOn(['paths', '/harbours/{id}', 'get']);
    expect(harbours).toMatchObject({ paths, components: { schemas: components.schemas } });
    expect(await handedOn(['components', 'securitySchemes'])).toEqual([
      { openapi: '3.1.0', paths: {}, components: { securitySchemes: { bearer: {} } } },
    ]);
  });

  it.each([[new Error('No such link')], [{ errors: [{}] }]])(
    'by the whole document where a part does not do',
    async (answer) => {
      const calls = await handedOn(['paths', '/boats', 'get'], [answer]);
      expect(calls.at(-1)).toEqual(DOCUMENT);
      expect(calls).toHaveLength(2);
    },
  );

  it('by the whole document where the place is all of it', async () => {
    expect(await handedOn([])).toEqual([DOCUMENT]);
  });
});
