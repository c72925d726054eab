import { describe, expect, it } from 'vitest';
import { json, loadMock, signedIn } from './testing/loaded-mock.ts';

const { mock, post } = await loadMock();

describe('the control of the mock', () => {
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
