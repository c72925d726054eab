import { useEffect, useRef, useState } from 'react';
import { useGeneratePrompt } from '#src/generated/api/prompts/prompts.ts';
import type { Brief, GenerateResult } from '#src/generated/api/endpoints.schemas.ts';
import { isAborted } from '#src/api/problem.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import {
  generatorReducer,
  workOf,
  type GeneratorEvent,
  type GeneratorState,
  type Work,
} from './generator-state.ts';

export type Generator = {
  state: GeneratorState;
  dispatch: (event: GeneratorEvent) => void;
  generate: (brief: Brief) => void;
  cancel: () => void;
};

/** A result as work: filed where its task belongs unless the brief says otherwise. */
export function workFrom(brief: Brief, result: GenerateResult): Work {
  const { candidates, generationId, reading, questions } = result;
  return {
    drafts: candidates.map((candidate) => ({ candidate })),
    brief,
    categoryId: brief.categoryId ?? reading.card.categoryId,
    generationId,
    reading,
    questions,
  };
}

export type GeneratorOptions = {
  initial: GeneratorState;
  /**
   * Called with the work after each event, within the event itself: the last words of a page that
   * is being left come when nothing of it renders any more.
   */
  onWork: (work: Work) => void;
  onGenerated: () => void;
};

/** The generator's machine, tied to its call. Leaving gives the call up, which then is not counted. */
export function useGenerator({ initial, onWork, onGenerated }: GeneratorOptions): Generator {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const dispatch = (event: GeneratorEvent) => {
    const next = generatorReducer(latest.current, event);
    latest.current = next;
    setState(next);
    const work = workOf(next);
    if (work) onWork(work);
  };
  const call = useIdempotentRequest();
  const mutation = useGeneratePrompt({
    request: call.request,
    mutation: {
      onSuccess: (result, { data: brief }) => {
        call.renew();
        dispatch({ type: 'generated', work: workFrom(brief, result) });
        onGenerated();
      },
      onError: (error) => {
        if (!isAborted(error)) dispatch({ type: 'failed', error });
      },
    },
  });
  useEffect(() => () => call.abort(), [call]);
  return {
    state,
    dispatch,
    generate: (brief) => {
      call.prepare(brief);
      dispatch({ type: 'generate' });
      mutation.mutate({ data: brief });
    },
    cancel: () => {
      call.abort();
      dispatch({ type: 'cancelled' });
    },
  };
}
