import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import type { Variable } from '#core/template/variable.ts';
import { assessQuality } from './assess.ts';

/** A prompt with what the rules should say of it: every error and warning (none when it is good), and some tips. */
type Sample = { body: string; variables?: Variable[]; finds?: string[]; hints?: string[] };

const SAMPLES = LANGUAGE_CODES.map((language) => ({
  language,
  samples: parse(
    readFileSync(join(import.meta.dirname, 'prompts', `${language}.yaml`), 'utf8'),
  ) as Sample[],
}));

describe.each(SAMPLES)('prompts in $language', ({ samples }) => {
  it.each(samples)('$body', ({ body, variables = [], finds = [], hints = [] }) => {
    const { findings } = assessQuality(body, variables, 'en');
    const faults = findings.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule);
    expect(faults.toSorted()).toEqual(finds.toSorted());
    expect(findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(hints));
  });
});

it('there are sixty of them, a dozen or so for each language, good ones and bad ones', () => {
  const all = SAMPLES.flatMap(({ samples }) => samples);
  expect(all.length).toBeGreaterThanOrEqual(60);
  expect(all.filter(({ finds, hints }) => !finds && !hints).length).toBeGreaterThanOrEqual(30);
});

describe('the checklist', () => {
  const states = (body: string) =>
    Object.fromEntries(
      assessQuality(body, [], 'en').checklist.map(({ element, state }) => [element, state]),
    );
  it('asks for material where the text speaks of some, and for an example where work repeats', () => {
    expect(states('Summarise this article in five bullet points.')).toMatchObject({
      task: 'present',
      material: 'missing',
      form: 'present',
      limits: 'present',
      example: 'notNeeded',
    });
    expect(states('Classify each ticket into one of four groups.')).toMatchObject({
      material: 'notNeeded',
      example: 'missing',
    });
  });
  it('asks a description of a picture for its subject alone', () => {
    expect(states('A photo of a lighthouse in a storm')).toEqual({
      task: 'present',
      material: 'notNeeded',
      context: 'notNeeded',
      form: 'notNeeded',
      limits: 'notNeeded',
      example: 'notNeeded',
    });
  });
  it('is empty for a language that is not read', () => {
    const body = 'Schreibe eine kurze E-Mail für unsere Kunden, nicht mehr als fünf Sätze.';
    expect(assessQuality(body, [], 'en').checklist).toEqual([]);
  });
});

describe('material that is set apart', () => {
  const fixed = (body: string, variables: Variable[] = []) => {
    const finding = assessQuality(body, variables, 'en').findings.find(({ rule }) =>
      rule.startsWith('material.'),
    );
    const fix = finding?.fix;
    if (!fix) throw new Error('no fix is offered');
    return body.slice(0, fix.start) + fix.replacement + body.slice(fix.end);
  };
  it('gets tags around a long text in a sentence', () => {
    const notes: Variable = { name: 'notes', type: 'textarea', required: true };
    expect(fixed('Turn these notes {{notes}} into minutes.', [notes])).toBe(
      'Turn these notes \n\n<notes>\n{{notes}}\n</notes>\n\n into minutes.',
    );
  });
  it('gets a place where there is none, and is found then', () => {
    const body = fixed('Summarise this article in five bullet points.');
    expect(body).toContain('<text>\n{{text}}\n</text>');
    expect(
      assessQuality(body, [], 'en').findings.filter(({ rule }) => rule.startsWith('material.')),
    ).toEqual([]);
  });
});

/** Every object inside a value that has a body with its quality. */
function assessedIn(
  value: unknown,
): Array<{ body: string; variables?: Variable[]; quality: unknown }> {
  if (typeof value !== 'object' || value === null) return [];
  if ('quality' in value && 'body' in value)
    return [value as ReturnType<typeof assessedIn>[number]];
  return Object.values(value).flatMap(assessedIn);
}

describe('the contract', () => {
  it.each(['prompts-one', 'prompts-save'])(
    'shows what the rules say in the examples of %s',
    (file) => {
      const path = join(import.meta.dirname, '../../../openapi/examples', `${file}.yaml`);
      const shown = assessedIn(parse(readFileSync(path, 'utf8')));
      expect(shown.length).toBeGreaterThan(0);
      for (const { body, variables = [], quality } of shown)
        expect(quality).toEqual(assessQuality(body, variables, 'en'));
    },
  );
});
