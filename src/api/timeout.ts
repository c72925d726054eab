const USUAL_MS = 30_000;
/** Beyond the 90 seconds that the server allows a model, so that its answer is read. */
const MODEL_MS = 95_000;
const CALLS_MODEL = /\/(?:prompt\/generate|admin\/models|admin\/models\/look-up|[^/]+\/test)$/;

/** How long an answer is waited for, in milliseconds, by the call's path. */
export function timeoutOf(path = ''): number {
  return CALLS_MODEL.test(path) ? MODEL_MS : USUAL_MS;
}
