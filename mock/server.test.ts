import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../server/generated/operations.ts';
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
    mock = createMock({ prism: () => prism, frameDelay: 1 });
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
    for (const { operationId, method, path, answers } of prism.operations)
      for (const { code, examples } of answers)
        for (const example of examples.length > 0 ? examples : [undefined]) {
          const prefer = `code=${code}${example ? `, example=${example}` : ''}`;
          const streamed = example !== undefined && operationId === 'executePrompt' && code === 200;
          const response = await mock.request(path.replaceAll(/\{\w+\}/g, PROMPT), {
            method: method.toUpperCase(),
            headers: {
              ...json,
              prefer,
              ...(streamed && ['failed', 'replay'].includes(example)
                ? { accept: 'text/event-stream' }
                : {}),
            },
          });
          if (response.status !== code) wrong.push(`${operationId} ${prefer}: ${response.status}`);
          else if (code >= 400 && ((await response.json()) as { status: number }).status !== code)
            wrong.push(`${operationId} ${prefer}: body`);
        }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('holds requests to the contract, and says what was wrong', async () => {
    const response = await post('/api/users/auth/login', { email: 'nobody' });
    expect(response.status).toBe(422);
    const problem = (await response.json()) as { errors: Array<{ field: string }> };
    expect(problem.errors.map(({ field }) => field)).toContain('email');
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
    expect(response.headers.get('content-type')).toBe('application/problem+json');
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

  it('keeps a chosen scenario until it is cleared, and refuses one that is not documented', async () => {
    const choose = (body: object) =>
      mock.request('/__mock/scenarios/listMyPrompts', {
        method: 'PUT',
        headers: json,
        body: JSON.stringify(body),
      });
    expect((await choose({ code: 418 })).status).toBe(422);
    expect((await choose({ code: 200, example: 'nope' })).status).toBe(422);
    expect((await choose({ code: 503 })).status).toBe(204);
    expect((await mock.request('/api/users/prompt/my', { headers: signedIn })).status).toBe(503);
    await mock.request('/__mock/scenarios', { method: 'DELETE' });
    expect((await mock.request('/api/users/prompt/my', { headers: signedIn })).status).toBe(200);
  });

  it('remembers what requests broke', async () => {
    await post('/api/users/auth/login', {});
    const kept = (await (await mock.request('/__mock/violations')).json()) as Array<{
      operationId: string;
    }>;
    expect(kept.at(-1)?.operationId).toBe('login');
  });
});
