/** The one source of the present. Every expiry is reckoned from it, never from `Date.now()` directly. */
export interface Clock {
  now(): Date;
}
