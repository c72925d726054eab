/**
 * Answers to requests that the head script sent before the program had arrived. Each is handed to
 * the first call for the same address by the same person in the same language.
 */
type EarlyAnswers = {
  token: string;
  language: string;
  /** Milliseconds since the page was opened. */
  askedAt: number;
  answers: Map<string, Promise<Response>>;
};

/** As long as a cached answer counts as fresh. */
const MAX_AGE_MS = 30_000;

declare global {
  // oxlint-disable-next-line no-var -- A global of two scripts can be declared in no other way.
  var earlyAnswers: EarlyAnswers | undefined;
}

/** Sends GET requests to these addresses at once. */
export function askEarly(addresses: readonly string[], token: string, language: string): void {
  const headers = {
    Accept: 'application/json, text/plain, */*',
    Authorization: `Bearer ${token}`,
    'Accept-Language': language,
  };
  const answers = new Map<string, Promise<Response>>();
  for (const address of addresses) {
    const answer = fetch(address, { headers });
    // A failure is the business of the call that takes the answer; here nothing waits for it.
    answer.catch(() => {});
    answers.set(address, answer);
  }
  globalThis.earlyAnswers = { token, language, askedAt: performance.now(), answers };
}

/**
 * Takes the answer to a GET request, or undefined where none was asked for. A call that is made
 * before the language is known takes one in any language.
 */
export function takeEarly(
  address: string,
  token: string | undefined,
  language: string | undefined,
): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers;
  if (!early || early.token !== token || early.language !== (language ?? early.language))
    return undefined;
  if (performance.now() - early.askedAt > MAX_AGE_MS) return undefined;
  const answer = early.answers.get(address);
  early.answers.delete(address);
  return answer;
}

/** Puts an answer back that was taken and not used. */
export function leaveEarly(address: string, answer: Promise<Response>): void {
  globalThis.earlyAnswers?.answers.set(address, answer);
}

/** Forgets what nothing has taken: after a change it is out of date. */
export function forgetEarly(): void {
  globalThis.earlyAnswers = undefined;
}
