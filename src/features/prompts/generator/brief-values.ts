import type { Brief } from '#src/generated/api/endpoints.schemas.ts';
import { isRecord } from '#src/lib/storage.ts';

/** The brief as its form holds it: every field there, nothing is ''. Lists are one entry a line. */
export type BriefValues = {
  goal: string;
  categoryId: string;
  role: string;
  audience: string;
  context: string;
  format: string;
  tone: string;
  length: '' | 'short' | 'medium' | 'long';
  language: string;
  mustInclude: string;
  mustAvoid: string;
  examples: { input: string; output: string }[];
  count: number;
};

export const EMPTY_BRIEF: BriefValues = {
  goal: '',
  categoryId: '',
  role: '',
  audience: '',
  context: '',
  format: '',
  tone: '',
  length: '',
  language: '',
  mustInclude: '',
  mustAvoid: '',
  examples: [],
  count: 3,
};

const TEXTS = ['categoryId', 'role', 'audience', 'context', 'format', 'tone', 'language'] as const;

/** What is sent: without what was left empty. */
export function toBrief(values: BriefValues): Brief {
  const brief: Brief = { goal: values.goal.trim(), count: values.count };
  for (const name of TEXTS) {
    const text = values[name].trim();
    if (text !== '') brief[name] = text;
  }
  if (values.length !== '') brief.length = values.length;
  const mustInclude = lines(values.mustInclude);
  const mustAvoid = lines(values.mustAvoid);
  if (mustInclude.length > 0) brief.mustInclude = mustInclude;
  if (mustAvoid.length > 0) brief.mustAvoid = mustAvoid;
  const examples = values.examples
    .map(({ input, output }) => ({ input: input.trim(), output: output.trim() }))
    .filter(({ input, output }) => input !== '' || output !== '')
    .map(({ input, output }) => (input === '' ? { output } : { input, output }));
  if (examples.length > 0) brief.examples = examples;
  return brief;
}

/** How many of the fold-out fields say something. */
export function countDetails(values: BriefValues): number {
  const { goal: _goal, count: _count, ...details } = toBrief(values);
  return Object.keys(details).length;
}

/** A kept draft, also one of an older build that lacks a field: what fits is taken. */
export function isBriefDraft(value: unknown): value is Partial<BriefValues> {
  return (
    isRecord(value) &&
    Object.entries(value).every(([name, field]) => {
      if (name === 'count') return Number.isInteger(field);
      if (name === 'examples') return Array.isArray(field) && field.every(isExample);
      return typeof field === 'string';
    })
  );
}

function isExample(value: unknown): boolean {
  return isRecord(value) && ['input', 'output'].every((key) => typeof value[key] === 'string');
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•]\s+/u, '').trim())
    .filter((line) => line !== '');
}
