import { describe, expect, it } from 'vitest';
import { readCandidate } from './read-candidate.ts';

const BODY = 'Rewrite the text for {{audience}} in at most {{words}} words.\n<text>{{text}}</text>';
const GOOD = {
  reading: { made: 'a rewrite', given: 'the text', missing: 'readers', goesWrong: 'length' },
  title: 'Rewrite',
  reasons: ['It names the readers.', 'It sets a length.'],
  body: BODY,
  variables: [
    { name: 'words', type: 'number', required: true, default: 120, options: ['x'] },
    { name: 'gone', type: 'text', required: true },
  ],
};
const JSON_TEXT = JSON.stringify(GOOD);
const LOOSE = JSON_TEXT.replaceAll('\\n', '\n');
const upTo = (text: string, mark: string) => text.slice(0, text.indexOf(mark) + mark.length);

const read = (text: string) => readCandidate(text, 'short', 'en');
const candidateOf = (text: string) => {
  const result = read(text);
  if (!result.ok) throw new Error(result.problem);
  return result.candidate;
};

describe('an answer that holds a prompt', () => {
  it.each<[string, string]>([
    ['JSON', JSON_TEXT],
    ['a fence and talk around it', `Sure!\n\`\`\`json\n${JSON_TEXT}\n\`\`\`\nAnything else?`],
    ['thoughts before it', `<think>{"title": "no", maybe}</think>\n${JSON_TEXT}`],
    ['thoughts whose beginning the endpoint kept', `so be it.</think>${JSON_TEXT}`],
    ['a second object after it', `${JSON_TEXT}\n{"title":"Another","body":"${'x'.repeat(60)}"}`],
    ['raw line breaks', LOOSE],
    ['trailing commas', LOOSE.replaceAll(/(["}])\]/g, '$1,]').replace(/\}$/, ',\n}')],
    ['a list of one', JSON.stringify({ candidates: [GOOD] })],
    ['an end that is missing behind the prompt', upTo(JSON_TEXT, '"variables":[{"name":"wo')],
    ['no closing braces', JSON_TEXT.slice(0, -2)],
    ['a key without its value at the end', upTo(JSON_TEXT, '"variables":')],
    ['tags', `<title>Rewrite</title>\n<prompt>\n${BODY}\n</prompt>\n<variables>[]</variables>`],
  ])('is read: %s', (_, text) => {
    expect(candidateOf(text).body).toBe(BODY);
    expect(candidateOf(text)).toMatchObject({ title: 'Rewrite', variant: 'short' });
    expect(candidateOf(text).variables.map(({ name }) => name)).toEqual([
      'audience',
      'words',
      'text',
    ]);
  });

  it('keeps escaped braces, which the instruction asks for, doubled or not', () => {
    const body = 'Fill the template \\{{name}} for {{customer}}, and keep C:\\new as it is.';
    const once = `{"title":"T","body":"${body}"}`;
    expect(candidateOf(once.replace('\\new', '\\\\new')).body).toBe(body);
    expect(candidateOf(JSON.stringify({ title: 'T', body })).body).toBe(body);
    expect(candidateOf(once).variables.map(({ name }) => name)).toEqual(['customer']);
  });

  it('keeps quotes that were not escaped', () => {
    const text = '{"title":"T","body":"Answer with the word "none" where a fact is missing."}';
    expect(candidateOf(text).body).toBe('Answer with the word "none" where a fact is missing.');
  });

  it('keeps described variables whose default and options fit, and drops the others', () => {
    expect(candidateOf(JSON_TEXT).variables[1]).toEqual({
      name: 'words',
      type: 'number',
      required: true,
      default: '120',
    });
  });

  it('reads the variables and reasons of tags', () => {
    const variables = '[{"name":"words","type":"number","label":"Words",},]';
    const { reasons, variables: described } = candidateOf(
      `<title>T</title><reasons>\nOne.\nTwo.\n</reasons><prompt>${BODY}</prompt><variables>${variables}</variables>`,
    );
    expect(reasons).toEqual(['One.', 'Two.']);
    expect(described).toContainEqual({
      name: 'words',
      type: 'number',
      label: 'Words',
      required: true,
    });
  });
});

describe('an answer without a usable prompt', () => {
  it.each<[string, string, string]>([
    ['talk', 'I would rather talk.', 'no JSON'],
    ['thoughts without an end', `<think>${JSON_TEXT}`, 'no JSON'],
    ['an empty answer', '', 'no JSON'],
    ['brackets that do not match', '{"title":"T"]', 'no JSON'],
    ['a prompt that was cut off', upTo(JSON_TEXT, 'Rewrite the text for'), 'broke off'],
    ['no title', JSON.stringify({ body: BODY }), '"title"'],
    ['a prompt of a few words', '{"title":"T","body":"Do it."}', '"body"'],
    [
      'a prompt beyond all bounds',
      JSON.stringify({ title: 'T', body: 'a'.repeat(20_001) }),
      'body',
    ],
  ])('says what is wrong with %s', (_, text, problem) => {
    expect(read(text)).toEqual({ ok: false, problem: expect.stringContaining(problem) as string });
  });

  it('is refused in linear time', () => {
    for (const piece of ['{', '"', '\\', '{"a":', '" ', '<think>', '[,'])
      expect(read(`{"title":${piece.repeat(120_000)}`).ok).toBe(false);
  });
});
