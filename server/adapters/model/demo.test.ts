import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { createModel } from './create-model.ts';
import { createDemoModel } from './demo.ts';
import { text as localised } from '#server/platform/text/texts.ts';

async function run(prompt: string, locale = 'en', signal = new AbortController().signal) {
  const texts: string[] = [];
  let usage = 0;
  for await (const event of createDemoModel().run({ prompt, parameters: {}, locale, signal })) {
    if (event.type === 'delta') texts.push(event.text);
    else usage += event.inputTokens;
  }
  return { texts, text: texts.join(''), usage };
}

describe('the demo model', () => {
  it('shows the prompt, what the rules say and how to connect a model, and says that it is none', async () => {
    const { text, texts, usage } = await run('Sales figures of {{literal}} braces');
    expect(text).toContain('no AI model is connected');
    expect(text).toContain('Sales figures of {{literal}} braces');
    expect(text).toContain('Say what to do');
    expect(text).toContain('OPENAI_BASE_URL');
    expect(texts.length).toBeGreaterThan(20);
    expect(usage).toBeGreaterThan(0);
  });
  it.each(LANGUAGE_CODES)('speaks %s', async (locale) => {
    const { text } = await run('Write a note.', locale);
    expect(text.startsWith(`> ${localised(locale, 'demo:notice')}`)).toBe(true);
  });
  it('lets no prompt out of its frame, and stays within the output that a run may have', async () => {
    expect((await run('```\n# Not a heading of ours\n````')).text).toContain(
      '`````text\n```\n# Not',
    );
    const { text } = await run('ü'.repeat(60_000));
    expect(Buffer.byteLength(text)).toBeLessThan(64 * 1024);
  });
  it('stops at once when asked to', async () => {
    await expect(run('x', 'en', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
  });
  it('writes prompts with the generator', async () => {
    const signal = new AbortController().signal;
    const candidates = await createDemoModel().generate(
      { goal: 'Plan a trip to Rome' },
      { locale: 'en', signal },
    );
    expect(candidates).toHaveLength(3);
  });
});

describe('createModel', () => {
  it('is the demo without an address, and the endpoint with one', () => {
    expect(createModel({}).isDemo).toBe(true);
    expect(createModel({ baseUrl: 'http://127.0.0.1:1/v1', model: 'm' })).toMatchObject({
      id: 'm',
      isDemo: false,
    });
    expect(() => createModel({ baseUrl: 'http://127.0.0.1:1/v1' })).toThrow('OPENAI_MODEL');
  });
});
