import { describe, expect, it } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { json, loadMock, PROMPT, signedIn } from './testing/loaded-mock.ts';

const { mock, post, prism } = await loadMock();

describe('the mock', () => {
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
