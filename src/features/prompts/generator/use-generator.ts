import { useEffect, useReducer } from 'react';
import { useGeneratePrompt } from '#src/generated/api/prompts/prompts.ts';
import type { Brief, GenerateResult } from '#src/generated/api/endpoints.schemas.ts';
import { isAborted } from '#src/api/problem.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import {
  generatorReducer,
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

/** The generator's machine, tied to its call. Leaving gives the call up, which then is not counted. */
export function useGenerator(initial: GeneratorState, onGenerated: () => void): Generator {
  const [state, dispatch] = useReducer(generatorReducer, initial);
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
