import { useEffect, useRef, useState } from 'react';
import { useGeneratePrompt } from '#src/generated/api/prompts/prompts.ts';
import type { Brief, GenerateEvent } from '#src/generated/api/endpoints.schemas.ts';
import { codeOf, isAborted } from '#src/api/problem.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { collectArrivals, workFrom } from './arrivals.ts';
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
  /** Gives all up: what is under way, and the drafts in hand. */
  reset: () => void;
};

export type GeneratorOptions = {
  initial: GeneratorState;
  /**
   * Called with the work after each event, within the event itself: the last words of a page that
   * is being left come when nothing of it renders any more.
   */
  onWork: (work: Work) => void;
  /** The first of the drafts is there. */
  onFirst: () => void;
};

type RequestOptions = NonNullable<NonNullable<Parameters<typeof useGeneratePrompt>[0]>['request']>;

/**
 * The generator's machine, tied to its call. Leaving gives the call up, which is not counted before its
 * first candidate; what has come by then stays.
 */
export function useGenerator({ initial, onWork, onFirst }: GeneratorOptions): Generator {
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
  const collect = useRef<(event: GenerateEvent) => void>(undefined);
  const request: RequestOptions = {
    get headers() {
      return call.request.headers;
    },
    get signal() {
      return call.request.signal;
    },
    // The mutator reads events structurally; they are the contract's.
    onEvent: (event) => collect.current?.(event as GenerateEvent),
  };
  const hasArrived = () =>
    latest.current.status === 'generating' && latest.current.arrived !== null;
  const mutation = useGeneratePrompt({
    request,
    mutation: {
      onSuccess: (result, { data: brief }) => {
        call.renew();
        const isOpen = hasArrived();
        dispatch({ type: 'generated', work: workFrom(brief, result) });
        if (!isOpen) onFirst();
      },
      onError: (error) => {
        if (isAborted(error)) return;
        // What the server knows to have failed would only be given again under the same key.
        const code = codeOf(error);
        if (code !== undefined && code !== 'idempotency_in_progress') call.renew();
        dispatch({ type: 'failed', error });
      },
    },
  });
  useEffect(() => () => call.abort(), [call]);
  const stop = () => {
    call.abort();
    // What was stopped on purpose is not asked for again.
    if (hasArrived()) call.renew();
  };
  return {
    state,
    dispatch,
    generate: (brief) => {
      stop();
      call.prepare(brief);
      collect.current = collectArrivals(brief, {
        onReading: (reading) => dispatch({ type: 'read', reading }),
        onArrived: (work) => {
          const isOpen = hasArrived();
          dispatch({ type: 'arrived', work });
          if (!isOpen) onFirst();
        },
      });
      dispatch({ type: 'generate' });
      mutation.mutate({ data: brief });
    },
    cancel: () => {
      stop();
      dispatch({ type: 'cancelled' });
    },
    reset: () => {
      stop();
      dispatch({ type: 'reset' });
    },
  };
}
