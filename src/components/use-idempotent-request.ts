import { useState } from 'react';
import { randomId } from '#src/lib/random-id.ts';

/** What a call carries besides its body, read at the moment it is sent. */
export type IdempotentRequest = {
  /** For the generated hook's `request`. */
  request: { readonly headers: Record<string, string>; readonly signal: AbortSignal };
  /** Before each call: the key stays while the body does, so that a repeat is a repeat. */
  prepare: (body: unknown) => void;
  /** The intention is fulfilled: the next call is a new one. */
  renew: () => void;
  abort: () => void;
};

/**
 * Idempotency key and abort signal for one button. The first key is made when the form opens;
 * another body gets another key, as the contract asks.
 */
export function createIdempotentRequest(makeKey: () => string = randomId): IdempotentRequest {
  let key = makeKey();
  let sent: string | undefined;
  let controller = new AbortController();
  const renew = () => {
    key = makeKey();
    sent = undefined;
  };
  return {
    request: {
      get headers() {
        return { 'Idempotency-Key': key };
      },
      get signal() {
        return controller.signal;
      },
    },
    prepare(body) {
      const text = JSON.stringify(body);
      if (sent !== undefined && sent !== text) renew();
      sent = text;
      controller = new AbortController();
    },
    renew,
    abort: () => controller.abort(),
  };
}

/** The options of one button of this form, from its opening on. */
export function useIdempotentRequest(): IdempotentRequest {
  const [options] = useState(() => createIdempotentRequest());
  return options;
}
