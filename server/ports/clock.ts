/** The one source of the present. Every expiry is computed from it, never from `Date.now()`. */
export interface Clock {
  now(): Date;
}
