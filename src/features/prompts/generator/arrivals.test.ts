import { expect, it } from 'vitest';
import type { Candidate, Reading } from '#src/generated/api/endpoints.schemas.ts';
import { collectArrivals } from './arrivals.ts';
import type { Arrived } from './generator-state.ts';

const candidate = (title: string): Candidate => ({
  title,
  body: `Write about ${title}`,
  variables: [],
  variant: 'full',
  findings: [],
  reasons: [],
  estimatedTokens: 3,
});
const reading: Reading = {
  card: { cardId: 'open', name: 'Open', categoryId: 'other' },
  nearest: [],
  language: 'en',
};
const question = { id: 'tone', text: 'Which tone?', options: [] };

it('keeps candidates in their places, whichever comes first, with the questions of then', () => {
  const seen: Arrived[] = [];
  const take = collectArrivals({ goal: 'A letter' }, (arrived) => seen.push(arrived));
  take({ type: 'reading', generationId: 'g', reading });
  take({ type: 'candidate', index: 2, candidate: candidate('third') });
  take({ type: 'question', question });
  take({ type: 'candidate', index: 0, candidate: candidate('first') });
  expect(seen.map(({ work }) => work.drafts.map((draft) => draft.candidate.title))).toEqual([
    ['third'],
    ['first', 'third'],
  ]);
  expect([...seen[0]!.places.keys()]).toEqual([2]);
  expect(seen.map(({ work }) => work.questions)).toEqual([[], [question]]);
  expect(seen[1]?.work).toMatchObject({ generationId: 'g', reading, categoryId: 'other' });
});
