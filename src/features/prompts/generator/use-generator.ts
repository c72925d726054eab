import { useEffect, useReducer } from 'react';
import { useGeneratePrompt } from '#src/generated/api/prompts/prompts.ts';
import type { Brief } from '#src/generated/api/endpoints.schemas.ts';
import { isAborted } from '#src/api/problem.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { generatorReducer, type GeneratorEvent, type GeneratorState } from './generator-state.ts';

export type Generator = {
  state: GeneratorState;
  dispatch: (event: GeneratorEvent) => void;
  generate: (brief: Brief) => void;
  cancel: () => void;
};

/** The generator's machine, tied to its call. Leaving gives the call up, which then is not counted. */
export function useGenerator(initial: GeneratorState): Generator {
  const [state, dispatch] = useReducer(generatorReducer, initial);
  const call = useIdempotentRequest();
  const mutation = useGeneratePrompt({
    request: call.request,
    mutation: {
      onSuccess: ({ candidates }, { data: brief }) => {
        call.renew();
        dispatch({ type: 'generated', candidates, brief });
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
