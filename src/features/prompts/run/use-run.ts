import { useEffect, useReducer, useState } from 'react';
import { codeOf } from '#src/api/problem.ts';
import { useExecutePrompt } from '#src/generated/api/prompts/prompts.ts';
import type { ExecutePromptRequest, Run, RunEvent } from '#src/generated/api/endpoints.schemas.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { batchDeltas } from './batch-deltas.ts';
import { runReducer, type RunState } from './run-state.ts';

export type RunControls = {
  state: RunState;
  start: (request: ExecutePromptRequest) => void;
  /** Sends the last request once more, with its key where the first answer may still be had. */
  again: () => void;
  stop: () => void;
  clear: () => void;
};

type RequestOptions = NonNullable<NonNullable<Parameters<typeof useExecutePrompt>[0]>['request']>;

/**
 * Runs a prompt and follows its stream. Leaving the page stops the run, as the contract says.
 * @param last an earlier run whose answer is shown until the next one.
 */
export function useRun(last?: Run): RunControls {
  const [state, dispatch] = useReducer(
    runReducer,
    last ? { status: 'done', run: last } : { status: 'idle' },
  );
  const call = useIdempotentRequest();
  const [stream] = useState(() => {
    const batch = batchDeltas((event) => dispatch({ type: 'event', event }));
    const request: RequestOptions = {
      get headers() {
        return call.request.headers;
      },
      get signal() {
        return call.request.signal;
      },
      // The mutator reads events structurally; they are the contract's.
      onEvent: (event) => batch.push(event as RunEvent),
    };
    return { request, flush: batch.flush };
  });
  const execute = useExecutePrompt({
    request: stream.request,
    mutation: {
      onSuccess: (run) => {
        stream.flush();
        call.renew();
        dispatch({ type: 'finish', run });
      },
      onError: (error: unknown) => {
        stream.flush();
        // What the server knows to have failed would only be told again under the same key; what it
        // is still at, and what broke off on the way, may yet be had under it.
        const code = codeOf(error);
        if (code !== undefined && code !== 'idempotency_in_progress') call.renew();
        dispatch({ type: 'fail', error });
      },
    },
  });
  useEffect(() => () => call.abort(), [call]);

  const start = (request: ExecutePromptRequest) => {
    call.abort();
    call.prepare(request);
    dispatch({ type: 'start' });
    execute.mutate({ data: request });
  };
  return {
    state,
    start,
    again: () => execute.variables && start(execute.variables.data),
    stop: () => {
      call.abort();
      // What was stopped on purpose is not asked for again.
      call.renew();
    },
    clear: () => dispatch({ type: 'clear' }),
  };
}
