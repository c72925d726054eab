import { fork, type ChildProcess } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ContractFault, ContractMessage } from './contract-fault.ts';

const ROOT = resolve(import.meta.dirname, '..');
const RUN = '/api/users/prompt/execute';
const CONFIG = '/api/v1/public/config';
const BODY = JSON.stringify({ promptId: '01930c1e-5a00-7000-8000-0000000000a2', values: {} });
const PATIENT = { timeout: 60_000, interval: 50 };

/** The mock as `npm run dev:mock` starts it, on a copy of the contract and a port of its own. */
describe('the mock in a process of its own', () => {
  let copy: string;
  let child: ChildProcess;
  let origin: string;
  let printed = '';
  const start = (...args: string[]) =>
    fork(join(ROOT, 'mock/main.ts'), ['--root', copy, '--frame-delay', '1', ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [],
    });
  beforeAll(async () => {
    await mkdir(join(ROOT, '.cache'), { recursive: true });
    copy = await mkdtemp(join(ROOT, '.cache/mock-test-'));
    for (const part of ['openapi/dist', 'contract/generated'])
      await cp(join(ROOT, part), join(copy, part), { recursive: true });
    child = start('--port', '0');
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    await vi.waitFor(() => {
      origin = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? '';
      expect(origin, printed).not.toBe('');
    }, PATIENT);
  }, 90_000);
  afterAll(async () => {
    child.kill();
    await rm(copy, { recursive: true, force: true });
  });

  const run = (prefer: string) =>
    fetch(`${origin}${RUN}`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer x',
        'content-type': 'application/json',
        accept: 'text/event-stream',
        prefer,
      },
      body: BODY,
    });
  /** The events that came, and whether the stream ended as streams do. */
  async function read(response: Response): Promise<{ events: string[]; whole: boolean }> {
    let text = '';
    let whole = true;
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
        text += new TextDecoder().decode(chunk);
    } catch {
      whole = false;
    }
    return { events: text.match(/^event: \w+/gm) ?? [], whole };
  }

  it('cuts a stream after the chosen number of frames, and never otherwise', async () => {
    const whole = await read(await run('frame-delay=0'));
    expect(whole.whole).toBe(true);
    expect(whole.events.at(-1)).toBe('event: finished');
    const cut = await read(await run('cut=2'));
    expect(cut.whole).toBe(false);
    expect(cut.events).toEqual(whole.events.slice(0, 2));
    expect((await read(await run('cut=0'))).events).toEqual([]);
  });

  it('breaks the connection when offline is chosen: by header, address, cookie and rule', async () => {
    const at = (query: string, headers: Record<string, string> = {}) =>
      fetch(`${origin}${CONFIG}${query}`, { headers });
    await expect(at('', { prefer: 'offline' })).rejects.toThrow(/fetch failed/);
    await expect(at('?__offline=true')).rejects.toThrow(/fetch failed/);
    await expect(at('', { cookie: 'mock-scenarios=*%3Doffline' })).rejects.toThrow(/fetch failed/);
    const rule = `${origin}/__mock/scenarios/*`;
    expect((await fetch(rule, { method: 'PUT', body: '{"offline":true}' })).status).toBe(204);
    await expect(at('')).rejects.toThrow(/fetch failed/);
    expect((await at('', { prefer: 'offline=false' })).status).toBe(200);
    await fetch(rule, { method: 'DELETE' });
    expect((await at('')).status).toBe(200);
  });

  it('waits before an answer as long as is chosen', async () => {
    const started = performance.now();
    const response = await fetch(`${origin}${CONFIG}?__delay=300&__code=503`);
    expect(response.status).toBe(503);
    expect(performance.now() - started).toBeGreaterThan(290);
  });

  it('says what is wrong with a saved contract, until it is repaired', async () => {
    const status = async () => {
      const answer = await fetch(`${origin}/__mock/status`);
      return ((await answer.json()) as { error: ContractFault | null }).error;
    };
    const tell = (message: ContractMessage) => child.send(message);
    expect(await status()).toBeNull();
    const output =
      "validating openapi/openapi.yaml...\n\u001B[31m[1]\u001B[0m openapi/paths/auth.yaml:12:7 at #/post/responses\n\nCan't resolve $ref\n\n10 | a\n11 | b\n";
    tell({ contract: 'broken', output });
    await vi.waitFor(
      async () =>
        expect(await status()).toEqual({
          message: "Can't resolve $ref",
          file: 'openapi/paths/auth.yaml',
          line: 12,
          column: 7,
        }),
      PATIENT,
    );
    tell({ contract: 'generated' });
    await vi.waitFor(async () => expect(await status()).toBeNull(), PATIENT);
  });

  it('serves a changed contract, and keeps it when the next one cannot be read', async () => {
    const bundle = join(copy, 'openapi/dist/openapi.yaml');
    const schemas = join(copy, 'contract/generated/schemas/auth.ts');
    const good = await readFile(bundle, 'utf8');
    const login = async () => {
      const response = await fetch(`${origin}/api/users/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(20) }),
      });
      return response.status;
    };
    expect(await login()).toBe(200);
    expect(printed).not.toContain('changed contract');
    // A body that takes nothing: the schemas that are read again are the changed ones.
    const code = await readFile(schemas, 'utf8');
    const closed = code.replace(
      'export const LoginBody =',
      'export const LoginBody = zod.never();\nexport const LoginBodyBefore =',
    );
    expect(closed).not.toBe(code);
    await writeFile(schemas, closed);
    await vi.waitFor(async () => expect(await login()).toBe(422), PATIENT);
    expect(printed).toContain('of the changed contract');
    await writeFile(bundle, 'openapi: [3.1.0\n');
    await vi.waitFor(async () => {
      const { error } = (await (await fetch(`${origin}/__mock/status`)).json()) as {
        error: ContractFault | null;
      };
      expect(error?.message).toBeTruthy();
    }, PATIENT);
    expect(await login()).toBe(422);
    await writeFile(bundle, good);
    await writeFile(schemas, code);
    await appendFile(bundle, '\n');
    await vi.waitFor(async () => expect(await login()).toBe(200), PATIENT);
  }, 90_000);

  it('names another port when its own is taken, in one line', async () => {
    const holder = createServer();
    await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening));
    const { port } = holder.address() as { port: number };
    const second = start('--port', String(port));
    let said = '';
    second.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise((done) => second.on('close', done));
    holder.close();
    expect(code).toBe(1);
    expect(said.trim()).toBe(
      `Port ${port} is taken. Choose another one: MOCK_PORT=${port + 1} npm run dev:mock`,
    );
  }, 60_000);
});
