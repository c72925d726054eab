import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { eventsOf } from '#contract/check/streams.ts';
import { createChecker } from '#contract/checker/checker.ts';
import { readContract, type ContractDocument } from '#contract/document/document.ts';
import { asOpenApi32 } from './openapi-32.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const bundle = readContract(join(ROOT, 'openapi/dist/openapi.yaml'));

type Item = {
  properties: { event: { const: string }; data: { contentSchema: { $ref: string } } };
};
type Media = {
  schema?: object;
  itemSchema?: { oneOf: Item[] };
  examples: Record<string, { $ref: string }>;
};

const streamsOf = (document: ContractDocument): Media[] =>
  Object.values(document.paths)
    .flatMap((item) => item.post?.responses['200']?.content?.['text/event-stream'] ?? [])
    .map((media) => media as unknown as Media);

describe('the contract as OpenAPI 3.2', () => {
  const document = asOpenApi32(bundle);
  const streams = streamsOf(document);

  it('describes each stream by its events, which its examples hold', () => {
    const checker = createChecker(bundle);
    expect(streams).toHaveLength(2);
    for (const { itemSchema, schema, examples } of streams) {
      expect(schema).toBeUndefined();
      const schemas = new Map(
        itemSchema?.oneOf.map(({ properties }) => [
          properties.event.const,
          properties.data.contentSchema.$ref.slice(1),
        ]),
      );
      const seen = new Set<string>();
      for (const { $ref } of Object.values(examples)) {
        const shown = document.components?.['examples']?.[$ref.split('/').at(-1) ?? ''];
        const { serializedValue, value } = shown as { serializedValue: string; value?: string };
        expect(value).toBeUndefined();
        for (const { name, data } of eventsOf(serializedValue)) {
          seen.add(name);
          expect(checker.mismatch(schemas.get(name) ?? name, JSON.parse(data))).toBeUndefined();
        }
      }
      expect([...seen].toSorted()).toEqual([...schemas.keys()].toSorted());
    }
  });

  it('leaves the bundle, and all of it that is no stream, as it was', () => {
    expect(bundle.openapi).toBe('3.1.0');
    expect(streamsOf(bundle).every(({ itemSchema }) => itemSchema === undefined)).toBe(true);
    const without = (one: ContractDocument) => {
      const copy = structuredClone(one);
      for (const item of Object.values(copy.paths))
        for (const { content } of Object.values(item.post?.responses ?? {}))
          Reflect.deleteProperty(content ?? {}, 'text/event-stream');
      Reflect.deleteProperty(copy.components ?? {}, 'examples');
      return { ...copy, openapi: '' };
    };
    expect(without(document)).toEqual(without(bundle));
  });

  it('is valid by the rules of 3.2, which know where an itemSchema belongs', async () => {
    const cli = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
    const file = join(ROOT, 'openapi/dist/openapi-3.2.yaml');
    const words = [cli, 'lint', file, '--extends=spec', '--format=json'];
    const { stdout } = await promisify(execFile)(process.execPath, words, {
      cwd: join(ROOT, 'openapi/dist'),
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  });
});
