import { describe, expect, it } from 'vitest';
import { loadMock, signedIn } from './testing/loaded-mock.ts';

const { mock, post } = await loadMock();

describe('the mock', () => {
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
});
