import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import type { Contract } from './load-contract.ts';
import { PrismMock } from './prism.ts';
import { createMock } from './server.ts';

const CONTRACT = resolve(import.meta.dirname, '../openapi/dist/openapi.yaml');
const PROMPT = '01930c1e-5a00-7000-8000-0000000000a2';
const signedIn = { authorization: 'Bearer anything' };
const json = { ...signedIn, 'content-type': 'application/json' };

describe('the mock', () => {
  let prism: PrismMock;
  let mock: ReturnType<typeof createMock>;
  beforeAll(async () => {
    prism = await PrismMock.load(CONTRACT);
    const contract: Contract = { table: operations, prism };
    mock = createMock({ contract: () => contract, frameDelay: 1 });
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
    mock.request(path, { method: 'POST', headers, body: JSON.stringify(body) });

  it('has every operation of the contract', () => {
    expect(prism.operations.map(({ operationId }) => operationId).sort()).toEqual(
      Object.keys(operations).sort(),
    );
  });

  it('gives every documented answer of every operation by its name', async () => {
    const wrong: string[] = [];
    let served = 0;
    for (const { operationId, method, path, answers } of prism.operations)
      for (const { code, mediaType, examples } of answers)
        for (const example of examples.length > 0 ? examples : [undefined]) {
          const prefer = `code=${code}${example ? `, example=${example}` : ''}`;
          const response = await mock.request(path.replaceAll(/\{\w+\}/g, PROMPT), {
            method: method.toUpperCase(),
            headers: { ...json, prefer, accept: mediaType ?? '*/*' },
          });
          const type = response.headers.get('content-type')?.split(';')[0] ?? null;
          if (response.status !== code) wrong.push(`${operationId} ${prefer}: ${response.status}`);
          else if (type !== mediaType) wrong.push(`${operationId} ${prefer}: ${type}`);
          else if (code >= 400 && ((await response.json()) as { status: number }).status !== code)
            wrong.push(`${operationId} ${prefer}: body`);
          else served += 1;
        }
    expect(served).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  }, 60_000);

  it('holds requests to the contract, and says what was wrong', async () => {
    const response = await post('/api/users/auth/login', { email: 'nobody' });
    expect(response.status).toBe(422);
    const problem = (await response.json()) as { errors: Array<{ field: string }> };
    expect(problem.errors.map(({ field }) => field)).toContain('email');
  });

  it('names the request and the charset, as the server does', async () => {
    const headers = await Promise.all(
      [200, 503].map(async (code) => {
        const sent = { ...signedIn, prefer: `code=${code}` };
        const response = await mock.request('/api/users/me/profile', { headers: sent });
        const { requestId } = (await response.json()) as { requestId?: string };
        expect(response.headers.get('content-type')).toMatch(/json; charset=utf-8$/);
        return [response.headers.get('x-request-id'), requestId];
      }),
    );
    const [[fine], [named, requestId]] = headers as [string[], string[]];
    expect(fine).toMatch(/^req_[0-9a-f]{16}$/);
    expect(named).toBe(requestId);
  });

  it('asks for a token where the contract does', async () => {
    expect((await mock.request('/api/users/prompt/my')).status).toBe(401);
    expect((await mock.request('/api/users/prompt/my', { headers: signedIn })).status).toBe(200);
    expect((await mock.request('/api/v1/public/config')).status).toBe(200);
  });

  it('answers malformed JSON with the documented 400', async () => {
    const response = await mock.request('/api/users/auth/login', {
      method: 'POST',
      headers: json,
      body: '{"a":',
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(((await response.json()) as { code: string }).code).toBe('malformed_json');
  });

  it('answers an unknown path as a problem', async () => {
    const response = await mock.request('/api/users/nowhere', { headers: signedIn });
    expect(response.status).toBe(404);
    expect(((await response.json()) as { code: string }).code).toBe('not_found');
  });

  it('gives a real PDF and a real Word file, named', async () => {
    const pdf = await post('/api/users/prompt/generate/pdf-without-save', { promptId: PROMPT });
    const word = await post('/api/users/prompt/generate/word-without-save', { promptId: PROMPT });
    const start = async (response: Response) =>
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 4)
        .toString('latin1');
    expect(await start(pdf)).toBe('%PDF');
    expect(await start(word)).toBe('PK\u0003\u0004');
    expect(pdf.headers.get('content-disposition')).toContain('.pdf');
    expect(word.headers.get('content-disposition')).toContain('.docx');
  });

  it('streams a run frame by frame', async () => {
    const response = await post(
      '/api/users/prompt/execute',
      { promptId: PROMPT, values: {} },
      { ...json, accept: 'text/event-stream' },
    );
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const chunks: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
      chunks.push(decoder.decode(chunk));
    expect(chunks.length).toBeGreaterThan(3);
    expect(chunks[0]).toContain('event: started');
    expect(chunks.at(-1)).toContain('event: finished');
  });

  it('answers a stream only where one is offered and asked for', async () => {
    const typeOf = async (path: string, init: RequestInit) =>
      (await mock.request(path, init)).headers.get('content-type');
    const run = (accept: string) =>
      typeOf('/api/users/prompt/execute', {
        method: 'POST',
        headers: { ...json, accept },
        body: JSON.stringify({ promptId: PROMPT, values: {} }),
      });
    const list = { headers: { ...signedIn, accept: 'text/event-stream' } };
    expect(await typeOf('/api/users/prompt/my', list)).toContain('application/json');
    expect(await run('text/event-stream;q=0, application/json')).toContain('application/json');
    expect(await run('*/*')).toContain('application/json');
  });

  it('answers HEAD as GET without a body', async () => {
    const response = await mock.request('/api/users/prompt/my', {
      method: 'HEAD',
      headers: signedIn,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.text()).toBe('');
  });

  it('names the documented answers when another one is chosen, in every way', async () => {
    const path = '/api/users/prompt/my';
    const cookie = (value: string) => ({ cookie: `mock-scenarios=${encodeURIComponent(value)}` });
    for (const [at, headers] of [
      [path, { prefer: 'code=200, example=nope' }],
      [`${path}?__example=nope`, {}],
      [path, cookie('listMyPrompts=200.nope')],
    ] as Array<[string, Record<string, string>]>) {
      const response = await mock.request(at, { headers: { ...signedIn, ...headers } });
      expect(response.status).toBe(400);
      const problem = (await response.json()) as { code: string; message: string };
      expect(problem.code).toBe('invalid_mock_choice');
      expect(problem.message).toMatch(/listMyPrompts has these examples: 200 .*default.*empty/);
    }
    for (const value of ['lisMyPrompts=200', 'listMyPrompts=418', 'listMyPrompts=soon'])
      expect((await mock.request(path, { headers: cookie(value) })).status, value).toBe(400);
    const broken = await mock.request(path, { headers: { cookie: 'mock-scenarios=%E0%A4%A' } });
    expect(broken.status).toBe(400);
    const typed = await post('/api/users/auth/login', { email: 'mock-418@example.com' });
    expect(typed.status).toBe(400);
    expect(((await typed.json()) as { message: string }).message).toContain('login documents');
  });

  it('answers one page as its header chooses, which a choice in the request overrides', async () => {
    const path = '/api/users/prompt/my';
    const ask = (headers: Record<string, string>) =>
      mock.request(path, { headers: { ...signedIn, ...headers } });
    const page = { 'X-Mock-Scenarios': 'listMyPrompts=503&*=delay=0' };
    expect((await ask(page)).status).toBe(503);
    expect((await ask({ ...page, cookie: 'mock-scenarios=listMyPrompts%3D429' })).status).toBe(503);
    expect((await ask({ ...page, prefer: 'code=200' })).status).toBe(200);
    expect((await ask({ 'X-Mock-Scenarios': 'getPrompt=404' })).status).toBe(200);
    const named = await ask({ 'X-Mock-Scenarios': 'listMyPrompts=example=empty' });
    expect(await named.json()).toMatchObject({ total: 0 });
    const refused = await ask({ 'X-Mock-Scenarios': 'listMyPrompt=503' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_mock_choice' });
  });

  it('names the operations and their answers by media type', async () => {
    const listed = (await (await mock.request('/__mock/operations')).json()) as Array<{
      operationId: string;
      answers: Array<{ code: number; mediaType: string | null; examples: string[] }>;
    }>;
    const run = listed.find(({ operationId }) => operationId === 'executePrompt');
    expect(
      run?.answers.filter(({ code }) => code === 200).map(({ mediaType }) => mediaType),
    ).toEqual(['application/json', 'text/event-stream']);
  });

  describe('control', () => {
    const choose = (body: string | undefined, operationId = 'listMyPrompts') =>
      mock.request(`/__mock/scenarios/${operationId}`, {
        method: 'PUT',
        headers: json,
        ...(body !== undefined && { body }),
      });
    const list = async () =>
      (await mock.request('/api/users/prompt/my', { headers: signedIn })).status;

    it('keeps a scenario until it is cleared', async () => {
      expect((await choose(JSON.stringify({ code: 503 }))).status).toBe(204);
      expect(await list()).toBe(503);
      expect(await (await mock.request('/__mock/scenarios')).json()).toEqual({
        listMyPrompts: { code: 503 },
      });
      await mock.request('/__mock/scenarios', { method: 'DELETE' });
      expect(await list()).toBe(200);
    });

    it('refuses what it cannot read or the contract does not document, and keeps what was', async () => {
      for (const [body, status, code] of [
        [undefined, 400, 'malformed_json'],
        ['{"code":', 400, 'malformed_json'],
        ['null', 400, 'invalid_mock_choice'],
        ['[]', 400, 'invalid_mock_choice'],
        ['{"cod":402,"dealy":5}', 400, 'invalid_mock_choice'],
        ['{"delay":"abc"}', 400, 'invalid_mock_choice'],
        ['{"delay":-1}', 400, 'invalid_mock_choice'],
        ['{"delay":1e999}', 400, 'invalid_mock_choice'],
        ['{"code":418}', 400, 'invalid_mock_choice'],
        ['{"code":200,"example":"nope"}', 400, 'invalid_mock_choice'],
      ] as const) {
        const response = await choose(body);
        expect(response.status, body).toBe(status);
        expect(response.headers.get('content-type'), body).toContain('application/problem+json');
        expect(((await response.json()) as { code: string }).code, body).toBe(code);
      }
      expect((await choose('{"code":200}', 'listPromts')).status).toBe(404);
      expect((await choose('{"code":200}', '*')).status).toBe(400);
      expect(await (await mock.request('/__mock/scenarios')).json()).toEqual({});
      expect((await mock.request('/__mock/nowhere')).status).toBe(404);
    });

    it('opens a page with choices that a link carries, and clears them', async () => {
      const link = '/__mock/open?to=/library%3Fq%3Dx&listMyPrompts=200.empty,delay=1';
      const opened = await mock.request(link);
      expect(opened.status).toBe(303);
      expect(opened.headers.get('location')).toBe('/library?q=x');
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      const answer = await mock.request('/api/users/prompt/my', {
        headers: { ...signedIn, cookie },
      });
      expect(((await answer.json()) as { items: unknown[] }).items).toEqual([]);
      const cleared = await mock.request('/__mock/open?to=/library');
      expect(cleared.headers.get('set-cookie')).toContain('Max-Age=0');
      for (const wrong of ['to=//evil.example', 'to=https://evil.example', 'listMyPrompts=418'])
        expect((await mock.request(`/__mock/open?${wrong}`)).status, wrong).toBe(400);
    });

    it('remembers what requests broke', async () => {
      await post('/api/users/auth/login', {});
      const kept = (await (await mock.request('/__mock/violations')).json()) as object[];
      expect(kept.at(-1)).toMatchObject({
        operationId: 'login',
        code: 'validation_failed',
        errors: [
          { field: 'email', code: 'required' },
          { field: 'password', code: 'required' },
        ],
      });
    });
  });

  describe('on another port than the page', () => {
    const from = (origin: string, init: RequestInit = {}) =>
      mock.request('/api/users/prompt/my', { ...init, headers: { ...signedIn, origin } });

    it('may be used by every origin on this machine, and by none elsewhere', async () => {
      for (const origin of ['http://localhost:6006', 'http://127.0.0.1:5173', 'http://[::1]:80']) {
        const answer = await from(origin);
        expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
        expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
        expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id');
      }
      for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null'])
        expect((await from(origin)).headers.get('access-control-allow-origin'), origin).toBeNull();
    });

    it('answers a preflight, and refusals can be read', async () => {
      const preflight = await mock.request('/api/users/auth/login', {
        method: 'OPTIONS',
        headers: {
          origin: 'http://localhost:6006',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key');
      const refused = await mock.request('/api/users/prompt/my', {
        headers: { origin: 'http://localhost:6006' },
      });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('access-control-allow-origin')).toBe('http://localhost:6006');
      expect((await mock.request('/api/users/auth/login', { method: 'OPTIONS' })).status).toBe(405);
    });
  });

  it('shows the contract at /docs', async () => {
    expect(await (await mock.request('/docs')).text()).toContain('/docs/start.js');
    expect((await mock.request('/docs/swagger-ui.css')).status).toBe(200);
    expect(await (await mock.request('/docs/openapi.yaml')).text()).toContain('openapi: 3.');
    expect(await (await mock.request('/docs/contract.json')).text()).not.toContain(
      '**On screen:**',
    );
    expect((await mock.request('/docs/package.json')).status).toBe(404);
  });
});
