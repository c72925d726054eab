import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { file } from './file.ts';
import { configureHttp, http } from './http.ts';
import { messageOf, problemOf } from './problem.ts';

const server = setupServer();
const onUnauthorized = vi.fn<(token: string) => void>();
const problem = {
  type: '/problems/x',
  title: 'x',
  status: 401,
  instance: '/x',
  message: 'Sorry',
  code: 'x',
  requestId: 'r',
};

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  server.resetHandlers();
  onUnauthorized.mockClear();
  configureHttp({
    getToken: () => undefined,
    getLanguage: () => undefined,
    onUnauthorized,
    describeUnanswered: () => undefined,
  });
});

const url = `${window.location.origin}/plain`;

it('sends bearer, language, a request id, and lists as repeated parameters', async () => {
  configureHttp({ getToken: () => 'token-12345', getLanguage: () => 'ar' });
  let seen: Request | undefined;
  server.use(
    mock.get(url, ({ request }) => {
      seen = request;
      return HttpResponse.json({});
    }),
  );
  // Outside /api the contract check has nothing to say.
  await http({ url, method: 'GET', params: { tags: ['a', 'b'], q: undefined } });
  expect(seen?.headers.get('authorization')).toBe('Bearer token-12345');
  expect(seen?.headers.get('accept-language')).toBe('ar');
  expect(seen?.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/u);
  expect(new URL(seen?.url ?? '').search).toBe('?tags=a&tags=b');
});

it('a 401 of a request that carried a token is reported; a guest’s is not', async () => {
  server.use(mock.get(url, () => HttpResponse.json(problem, { status: 401 })));
  await expect(http({ url, method: 'GET' })).rejects.toMatchObject({ response: { status: 401 } });
  expect(onUnauthorized).not.toHaveBeenCalled();
  configureHttp({ onUnauthorized, getToken: () => 'token-12345' });
  await expect(http({ url, method: 'GET' })).rejects.toThrow('401');
  expect(onUnauthorized).toHaveBeenCalledWith('token-12345');
});

it('a download is a file named by the server, with its headers', async () => {
  server.use(
    mock.post(
      url,
      () =>
        new HttpResponse('%PDF', {
          headers: {
            'Content-Type': 'application/pdf',
            'Content-Disposition': `attachment; filename="a.pdf"; filename*=UTF-8''%C3%A9.pdf`,
            'X-Prompt-Id': 'a1',
          },
        }),
    ),
  );
  const found = await file({ url, method: 'POST' });
  expect([found.name, found.type, found.promptId, found.size]).toEqual([
    'é.pdf',
    'application/pdf',
    'a1',
    4,
  ]);
});

it('a download that failed carries its problem, parsed', async () => {
  server.use(
    mock.post(url, () =>
      HttpResponse.json(
        { ...problem, status: 402 },
        { status: 402, headers: { 'Content-Type': 'application/problem+json' } },
      ),
    ),
  );
  const error: unknown = await file({ url, method: 'POST' }).catch((caught: unknown) => caught);
  expect(problemOf(error)?.code).toBe('x');
  expect(messageOf(error)).toBe('Sorry');
});

it('no answer is said in the interface’s language', async () => {
  configureHttp({ describeUnanswered: (kind) => `لا اتصال: ${kind}` });
  server.use(mock.get(url, () => HttpResponse.error()));
  await expect(http({ url, method: 'GET' })).rejects.toThrow('لا اتصال: network');
});

it('an answer without a message is told in the interface’s language, one with a message by it', async () => {
  configureHttp({ describeUnanswered: (kind) => `عذرًا: ${kind}` });
  server.use(mock.get(url, () => new HttpResponse('<html>', { status: 500 })));
  const bare: unknown = await http({ url, method: 'GET' }).catch((error: unknown) => error);
  expect(messageOf(bare)).toBe('عذرًا: unknown');
  server.use(mock.get(url, () => HttpResponse.json(problem, { status: 500 })));
  const told: unknown = await http({ url, method: 'GET' }).catch((error: unknown) => error);
  expect(messageOf(told)).toBe('Sorry');
});

it('an aborted request rejects as called off', async () => {
  const controller = new AbortController();
  server.use(mock.get(url, () => new Promise(() => {})));
  const call = http({ url, method: 'GET', signal: controller.signal });
  setTimeout(() => controller.abort(), 20);
  await expect(call).rejects.toMatchObject({ code: 'ERR_CANCELED' });
});
