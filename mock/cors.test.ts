import { describe, expect, it } from 'vitest';
import { loadMock, signedIn } from './testing/loaded-mock.ts';

const { mock } = await loadMock();

describe('the mock on another port than the page', () => {
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
