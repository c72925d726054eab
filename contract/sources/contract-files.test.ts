import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentError } from '../document/document.ts';
import { follow, loadContract, UnreachableError } from './contract-files.ts';
import { child, pointerOf, type Located } from './source.ts';

const CONTRACT = `openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
paths:
  /things~all:
    get:
      responses:
        '200': { $ref: 'parts/fine.yaml#/Fine' }
components:
  schemas:
    Gone: { $ref: 'parts/none.yaml#/None' }
    Loop: { $ref: '#/components/schemas/Loop' }
    Empty: { $ref: '#/components/schemas/Missing' }
`;
const PART = `Fine:
  description: Fine
  content:
    application/json:
      schema: { $ref: '#/Shape' }
Shape: { type: string }
`;

const at = (node: Located, ...keys: string[]): Located =>
  keys.reduce<Located>((inner, key) => child(inner, key)!, node);

describe('a contract of several files', () => {
  let folder: string;
  let base: string;
  const server = createServer((request, response) => {
    const texts: Record<string, string> = { '/api.yaml': CONTRACT, '/parts/fine.yaml': PART };
    const text = texts[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-'));
    await mkdir(join(folder, 'parts'));
    await Promise.all([write('api.yaml', CONTRACT), write('parts/fine.yaml', PART)]);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['a folder', 'a server'])('is read from %s, across its files', async (where) => {
    const files = await loadContract(
      where === 'a folder' ? join(folder, 'api.yaml') : `${base}/api.yaml`,
    );
    const responses = at(files.root, 'paths', '/things~all', 'get', 'responses', '200');
    const fine = follow(files, responses);
    expect(fine.value['description']).toBe('Fine');
    const shape = follow(files, at(fine, 'content', 'application/json', 'schema'));
    expect(shape.value).toEqual({ type: 'string' });
    expect(pointerOf(responses)).toBe('#/paths/~1things~0all/get/responses/200');
    expect(responses.source.lineOf(responses.path)).toBe(7);
    expect(shape.source.lineOf(shape.path)).toBe(6);
  });

  it('reports what a reference lacks when it is followed, and not before', async () => {
    const files = await loadContract(join(folder, 'api.yaml'));
    const schema = (name: string) => at(files.root, 'components', 'schemas', name);
    expect(() => follow(files, schema('Gone'))).toThrow(UnreachableError);
    expect(() => follow(files, schema('Loop'))).toThrow(/refers to itself/);
    expect(() => follow(files, schema('Empty'))).toThrow(/Missing, which does not exist/);
  });

  it('says why a contract cannot be read', async () => {
    await Promise.all([write('broken.yaml', 'a: [1'), write('swagger.yaml', 'swagger: "2.0"')]);
    await expect(loadContract(join(folder, 'none.yaml'))).rejects.toThrow(/there is no such file/);
    await expect(loadContract(`${base}/none.yaml`)).rejects.toThrow(/it answered 404/);
    await expect(loadContract(join(folder, 'broken.yaml'))).rejects.toThrow(DocumentError);
    await expect(loadContract(join(folder, 'swagger.yaml'))).rejects.toThrow(
      /is no OpenAPI 3\.0 or 3\.1/,
    );
  });

  it('reads JSON, flow mappings and merge keys', async () => {
    const info = { title: 'Things', version: '1.0.0' };
    await Promise.all([
      write('api.json', JSON.stringify({ openapi: '3.1.0', info, paths: {} }, undefined, 2)),
      write('flow.yaml', '{ openapi: 3.1.0, info: { title: Things, version: 1.0.0 }, paths: {} }'),
      write(
        'merge.yaml',
        'x: &info\n  title: Things\nopenapi: 3.1.0\ninfo:\n  <<: *info\n  version: 1.0.0\npaths: {}\n',
      ),
    ]);
    for (const name of ['api.json', 'flow.yaml', 'merge.yaml']) {
      const { root } = await loadContract(join(folder, name));
      expect(root.value['info']).toEqual(info);
    }
    const { root } = await loadContract(join(folder, 'api.json'));
    expect(root.source.lineOf(['info', 'version'])).toBe(5);
  });
});
