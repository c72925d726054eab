import { describe, expect, it } from 'vitest';
import { expectKind, setUpModel } from '#server/testing/openai-client.ts';
import { fails, says } from '#server/testing/openai-stand-in.ts';

const BODY =
  'You are a careful editor. Rewrite the text for {{audience}} in at most {{words}} words.';
const GOOD = JSON.stringify({
  candidates: [
    {
      title: 'Rewrite',
      variant: 'short',
      body: BODY,
      variables: [
        { name: 'words', type: 'number', required: true, default: 120, options: ['x'] },
        { name: 'gone', type: 'text', required: true },
      ],
      reasons: ['Because.'],
    },
    { title: '', body: 'x' },
  ],
});

describe('generate', () => {
  const brief = { goal: 'Rewrite texts for beginners', count: 2 };
  const options = { locale: 'en', signal: new AbortController().signal };

  it('reads candidates, repairs variables, and judges them by our own rules', async () => {
    const { model, server } = await setUpModel([says('Sure!\n```json\n', GOOD, '\n```')]);
    const [candidate, ...more] = await model.generate(brief, options);
    expect(more).toEqual([]);
    expect(candidate).toMatchObject({
      title: 'Rewrite',
      body: BODY,
      variant: 'short',
      variables: [
        { name: 'audience', type: 'text', required: true },
        { name: 'words', type: 'number', required: true, default: '120' },
      ],
    });
    expect(candidate?.findings).toEqual([]);
    expect(candidate?.estimatedTokens).toBeGreaterThan(5);
    expect(server.requests[0]).toMatchObject({ response_format: { type: 'json_object' } });
    expect(JSON.stringify(server.requests[0])).toContain('Rewrite texts for beginners');
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
  it('names the problem to the model once', async () => {
    const { model, server } = await setUpModel([says('I would rather talk.'), says(GOOD)]);
    await expect(model.generate(brief, options)).resolves.toHaveLength(1);
    expect(JSON.stringify(server.requests[1])).toContain('could not be used');
  });
  it('gives up with an error instead of prompts of another make', async () => {
    const { model, server } = await setUpModel([says('no'), says('{"candidates":[]}')]);
    const error = await model.generate(brief, options).catch((caught: unknown) => caught);
    expectKind(error, 'invalid_response');
    expect(server.requests).toHaveLength(2);
  });
  it('does without JSON mode where it is refused', async () => {
    const { model, server } = await setUpModel([fails(400), says(GOOD)]);
    await expect(model.generate(brief, options)).resolves.toHaveLength(1);
    expect(server.requests[1]).not.toHaveProperty('response_format');
  });
});
