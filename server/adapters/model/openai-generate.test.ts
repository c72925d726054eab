import { describe, expect, it } from 'vitest';
import { expectKind, setUpModel } from '#server/testing/openai-client.ts';
import { type Answer, fails, says } from '#server/testing/openai-stand-in.ts';

const BODY =
  'You are a careful editor. Rewrite the text for {{audience}} in at most {{words}} words.';
const candidate = (more: object = {}) =>
  JSON.stringify({ title: 'Rewrite', body: BODY, variables: [], reasons: ['Because.'], ...more });
const GOOD = candidate();
/** A candidate of its own for each kind that is asked for. */
const byKind: Answer = (request, response) => {
  const [system] = request.body['messages'] as { content: string }[];
  const kind = /of this kind:\n(\w+)/.exec(system?.content ?? '')?.[1];
  return says(candidate({ body: `${BODY} Kind: ${kind}.` }))(request, response);
};

describe('generate', () => {
  const brief = { goal: 'Rewrite texts for beginners', count: 2 };
  const options = { locale: 'en', signal: new AbortController().signal };

  it('asks for each candidate by itself, in the strictest form, and keeps our order', async () => {
    const { model, server } = await setUpModel([byKind]);
    const candidates = await model.generate(brief, options);
    expect(candidates.map(({ variant }) => variant)).toEqual(['full', 'short']);
    for (const { variant, body, findings, estimatedTokens } of candidates) {
      expect(body).toBe(`${BODY} Kind: ${variant}.`);
      expect(findings).toEqual([]);
      expect(estimatedTokens).toBeGreaterThan(5);
    }
    expect(server.requests).toHaveLength(2);
    expect(server.requests[0]).toMatchObject({ response_format: { type: 'json_schema' } });
    expect(JSON.stringify(server.requests[0])).toContain('Rewrite texts for beginners');
  });
  it('gives what the model managed when another call fails', async () => {
    const { model } = await setUpModel([
      (request, response) =>
        JSON.stringify(request.body).includes('kind:\\nshort')
          ? fails(401)(request, response)
          : byKind(request, response),
    ]);
    const candidates = await model.generate(brief, options);
    expect(candidates.map(({ variant }) => variant)).toEqual(['full']);
  });
  it('gives a prompt once that the model wrote for every kind', async () => {
    const { model } = await setUpModel([says(GOOD)]);
    await expect(model.generate(brief, options)).resolves.toHaveLength(1);
  });
  it('shows the model a prompt of ours for the same task, and answers beside their questions', async () => {
    const { model, server } = await setUpModel([says(GOOD)]);
    await model.generate(
      {
        goal: 'workout plan',
        cardId: 'workout-plan',
        answers: [{ questionId: 'limits', text: 'left knee' }],
      },
      options,
    );
    const sent = JSON.stringify(server.requests[0]);
    expect(sent).toContain('<example>');
    expect(sent).toContain('Workout plan');
    expect(sent).toContain('\\"answer\\":\\"left knee\\"');
    expect(sent).not.toContain('cardId');
  });
  it('lets one of the calls ask, and tells it what is asked and answered already', async () => {
    const own = [{ text: 'Which readers matter most?', options: ['Pupils', 'Parents'] }];
    const { model, server } = await setUpModel([
      (request, response) => says(candidate({ questions: own }))(request, response),
    ]);
    const asked: string[] = [];
    await model.generate(
      {
        ...brief,
        cardId: 'open',
        answers: [{ questionId: 'own_1', text: 'Pupils of ten', question: 'How old are they?' }],
      },
      {
        ...options,
        onQuestions: (questions) => asked.push(...questions.map(({ text }) => text)),
      },
    );
    expect(asked).toEqual(['Which readers matter most?']);
    const sent = server.requests.map((request) => JSON.stringify(request));
    expect(sent.filter((text) => text.includes('questions: at most 3'))).toHaveLength(1);
    for (const text of sent) expect(text).toContain('How old are they?');
  });
  it('names the problem to the model once', async () => {
    const { model, server } = await setUpModel([says('I would rather talk.'), says(GOOD)]);
    await expect(model.generate({ ...brief, count: 1 }, options)).resolves.toHaveLength(1);
    expect(JSON.stringify(server.requests[1])).toContain('could not be used');
  });
  it('gives up with an error instead of prompts of another make', async () => {
    const { model, server } = await setUpModel([says('no'), says('{"title":"T"}')]);
    const error = await model
      .generate({ ...brief, count: 1 }, options)
      .catch((caught: unknown) => caught);
    expectKind(error, 'invalid_response');
    expect(server.requests).toHaveLength(2);
  });
  it('does without a schema, then without JSON, where they are refused, and remembers it', async () => {
    const { model, server } = await setUpModel([fails(400), fails(422), says(GOOD)]);
    const one = { ...brief, count: 1 };
    await expect(model.generate(one, options)).resolves.toHaveLength(1);
    expect(server.requests[1]).toMatchObject({ response_format: { type: 'json_object' } });
    expect(server.requests[2]).not.toHaveProperty('response_format');
    expect(JSON.stringify(server.requests[2])).toContain('<prompt>');
    await expect(model.generate(one, options)).resolves.toHaveLength(1);
    expect(server.requests).toHaveLength(4);
  });
});
