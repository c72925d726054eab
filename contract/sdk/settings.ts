/** A text, or what gives it when a request is sent. */
type Given = string | undefined | (() => string | undefined | Promise<string | undefined>);

/** What every request needs; `configure` sets it for all, the options of one call for that one. */
export type Settings = {
  /** Where the server is: `https://promptwell.example`. Empty in a browser for the page's own origin. */
  baseUrl: string;
  /** The bearer token, or what gives it; undefined for a guest. */
  token: Given;
  /** `Accept-Language`: the language of messages, names and documents. */
  language: Given;
  /** Milliseconds to wait for an answer; a stream is waited for without end. 0 for no limit. */
  timeout: number;
  /** What sends requests. */
  fetch: typeof fetch;
};

const settings: Settings = {
  baseUrl: '',
  token: undefined,
  language: undefined,
  timeout: 0,
  fetch: (...request) => fetch(...request),
};

/** Sets what all later requests use; what is left out stays as it is. */
export function configure(parts: Partial<Settings>): void {
  Object.assign(settings, parts);
}

/** The settings of one call: its own options before those for all. */
export function settingsFor(own: Partial<Settings>): Settings {
  const given = Object.entries(own).filter(([, value]) => value !== undefined);
  return { ...settings, ...(Object.fromEntries(given) as Partial<Settings>) };
}

export const read = (given: Given): string | undefined | Promise<string | undefined> =>
  typeof given === 'function' ? given() : given;
