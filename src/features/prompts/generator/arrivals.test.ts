import { expect, it } from 'vitest';
import type { Candidate, Reading } from '#src/generated/api/endpoints.schemas.ts';
import { collectArrivals } from './arrivals.ts';
import type { Work } from './generator-state.ts';

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

it('keeps candidates in the order in which they come, with the questions of then', () => {
  const read: Reading[] = [];
  const seen: Work[] = [];
  const take = collectArrivals(
    { goal: 'A letter' },
    { onReading: (known) => read.push(known), onArrived: (work) => seen.push(work) },
  );
  take({ type: 'reading', generationId: 'g', reading });
  expect(read).toEqual([reading]);
  expect(seen).toEqual([]);
  take({ type: 'candidate', index: 2, candidate: candidate('third') });
  take({ type: 'question', question });
  take({ type: 'candidate', index: 0, candidate: candidate('first') });
  expect(seen.map(({ drafts }) => drafts.map((draft) => draft.candidate.title))).toEqual([
    ['third'],
    ['third', 'first'],
  ]);
  expect(seen.map(({ questions }) => questions)).toEqual([[], [question]]);
  expect(seen[1]).toMatchObject({ generationId: 'g', reading, categoryId: 'other' });
});
