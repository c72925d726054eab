import type {
  Brief,
  Candidate,
  GenerateEvent,
  GenerateQuestion,
  GenerateResult,
  Reading,
} from '#src/generated/api/endpoints.schemas.ts';
import type { Work } from './generator-state.ts';

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

export type ArrivalListeners = {
  /** Called once, before a model is asked. */
  onReading: (reading: Reading) => void;
  /** Called with all that has come, for each candidate. */
  onArrived: (work: Work) => void;
};

/** Puts the events of one generation together: its drafts in the order in which they come, so that an open one keeps its place. */
export function collectArrivals(brief: Brief, { onReading, onArrived }: ArrivalListeners) {
  let start: { generationId: string; reading: Reading } | undefined;
  const questions: GenerateQuestion[] = [];
  const candidates: Candidate[] = [];
  return (event: GenerateEvent): void => {
    if (event.type === 'reading') {
      start = event;
      onReading(event.reading);
    }
    if (event.type === 'question') questions.push(event.question);
    if (event.type !== 'candidate' || !start) return;
    candidates.push(event.candidate);
    const { generationId, reading } = start;
    const result = { generationId, reading, questions: [...questions], candidates };
    onArrived(workFrom(brief, result));
  };
}
