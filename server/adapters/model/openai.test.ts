import { expect, it } from 'vitest';
import { expectKind, KEY, setUpModel } from '#server/testing/openai-client.ts';
import { type Answer, begins, delta, fails, says } from '#server/testing/openai-stand-in.ts';

/** Long before the time limits of the model would hang up. */
const SOON = { timeout: 15_000 };

it('streams the pieces and the tokens, and sends what was asked for', async () => {
  const { server, run } = await setUpModel([says('Hel', 'lo ✓')]);
  const { events, error } = await run({ temperature: 0.2, maxOutputTokens: 9 });
  expect(error).toBeUndefined();
  expect(events).toEqual([
    { type: 'delta', text: 'Hel' },
    { type: 'delta', text: 'lo ✓' },
    { type: 'usage', inputTokens: 7, outputTokens: 3 },
  ]);
  expect(server.requests[0]).toMatchObject({
    model: 'm-1',
    stream: true,
    temperature: 0.2,
    max_tokens: 9,
  });
});

it('sends the key, and puts together characters and events that arrive in halves', async () => {
  let authorization: string | undefined;
  const bytes = Buffer.from(delta('٤é😀') + delta('ok') + 'data: [DONE]\n\n');
  const { run } = await setUpModel([
    async ({ headers }, response) => {
      authorization = headers.authorization;
      for (const byte of bytes) {
        response.write(Buffer.from([byte]));
        if (byte > 127) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      response.end();
    },
  ]);
  expect((await run()).text).toBe('٤é😀ok');
  expect(authorization).toBe(`Bearer ${KEY}`);
});

it('cuts an endless answer at the cap, at a whole character, and hangs up', async () => {
  const { run, server } = await setUpModel(
    [
      begins((response) => {
        const more = (): void => {
          while (!response.destroyed && response.write(delta('é'.repeat(500))));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      }),
    ],
    { maxOutputBytes: 4001 },
  );
  const { text, error } = await run();
  expect(error).toBeUndefined();
  expect(Buffer.byteLength(text)).toBe(4000);
  await expect.poll(server.hungUp, SOON).toBe(1);
});

it('hangs up when the caller leaves', async () => {
  const { run, server } = await setUpModel([begins(() => undefined, 'a')]);
  const controller = new AbortController();
  const reason = new Error('left');
  const { text, error } = await run({}, controller.signal, () => controller.abort(reason));
  expect(text).toBe('a');
  expect(error).toBe(reason);
  await expect.poll(server.hungUp, SOON).toBe(1);
});

it('hangs up when the caller stops reading', async () => {
  const { model, server } = await setUpModel([begins(() => undefined, 'a', 'b')]);
  const signal = new AbortController().signal;
  for await (const event of model.run({ prompt: 'p', parameters: {}, locale: 'en', signal })) {
    expect(event).toMatchObject({ text: 'a' });
    break;
  }
  await expect.poll(server.hungUp, SOON).toBe(1);
});

it('tries the new name of the limit where the old one is refused', async () => {
  const { server, run } = await setUpModel([fails(400), says('ok')]);
  expect((await run({ maxOutputTokens: 5 })).text).toBe('ok');
  expect(server.requests[1]).toMatchObject({ max_completion_tokens: 5 });
  expect(server.requests[1]).not.toHaveProperty('max_tokens');
});

it('does without the fields that an endpoint refuses, and remembers it', async () => {
  const strict: Answer = (request, response) => {
    const known = ['model', 'messages', 'stream', 'max_tokens'];
    const isKnown = Object.keys(request.body).every((name) => known.includes(name));
    return (isKnown ? says('ok') : fails(422))(request, response);
  };
  const { run, server } = await setUpModel([strict]);
  expect((await run({ maxOutputTokens: 9 })).text).toBe('ok');
  expect(server.requests.at(-1)).toMatchObject({ max_tokens: 9 });
  const asked = server.requests.length;
  expect((await run({ maxOutputTokens: 9 })).text).toBe('ok');
  expect((await run()).text).toBe('ok');
  expect(server.requests).toHaveLength(asked + 2);
});

it('tries no other form where the key or the length is refused', async () => {
  for (const [kind, message] of [
    ['refused', 'API key not valid. Please pass a valid API key.'],
    ['context', "This model's maximum context length is 8192 tokens."],
  ] as const) {
    const { run, server } = await setUpModel([
      (_, response) => void response.writeHead(400).end(JSON.stringify([{ error: { message } }])),
    ]);
    expectKind((await run({ maxOutputTokens: 9 })).error, kind);
    expect(server.requests).toHaveLength(1);
  }
});
