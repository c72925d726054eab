import type {
  Brief,
  Candidate,
  GenerateEvent,
  GenerateQuestion,
  GenerateResult,
  Reading,
} from '#src/generated/api/endpoints.schemas.ts';
import type { Arrived, Work } from './generator-state.ts';

/** A result as work: filed where its task belongs unless the brief says otherwise. */
export function workFrom(brief: Brief, result: Omit<GenerateResult, 'quota'>): Work {
  const { candidates, generationId, reading, questions, missing } = result;
  return {
    drafts: candidates.map((candidate) => ({ candidate })),
    brief,
    categoryId: brief.categoryId ?? reading.card.categoryId,
    generationId,
    reading,
    questions,
    ...(missing && { missing }),
  };
}

/** Puts the events of one generation together; `onArrived` is called with all of it for each candidate. */
export function collectArrivals(brief: Brief, onArrived: (arrived: Arrived) => void) {
  let start: { generationId: string; reading: Reading } | undefined;
  const questions: GenerateQuestion[] = [];
  const places = new Map<number, Candidate>();
  return (event: GenerateEvent): void => {
    if (event.type === 'reading') start = event;
    if (event.type === 'question') questions.push(event.question);
    if (event.type !== 'candidate' || !start) return;
    places.set(event.index, event.candidate);
    const candidates = [...places].toSorted(([a], [b]) => a - b).map(([, candidate]) => candidate);
    const { generationId, reading } = start;
    const work = workFrom(brief, {
      generationId,
      reading,
      questions: [...questions],
      candidates,
    });
    onArrived({ work, places: new Map(places) });
  };
}
