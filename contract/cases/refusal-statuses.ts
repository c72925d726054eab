/** The statuses by which a server may refuse each kind of bad request. */
export type RefusalStatuses = Readonly<
  Record<
    | 'malformed'
    | 'mediaType'
    | 'tooLarge'
    | 'invalid'
    | 'unknownId'
    | 'unauthenticated'
    | 'forbidden',
    readonly number[]
  >
>;

/** Exact statuses, as our contract's prose promises them. */
export const OUR_STATUSES: RefusalStatuses = {
  malformed: [400],
  mediaType: [415],
  tooLarge: [413],
  invalid: [422],
  unknownId: [404, 410],
  unauthenticated: [401],
  forbidden: [403],
};

/** Statuses that HTTP leaves to a server whose contract says nothing of its choice. */
export const COMMON_STATUSES: RefusalStatuses = {
  malformed: [400, 415, 422],
  mediaType: [400, 415, 422],
  tooLarge: [400, 413],
  invalid: [400, 409, 415, 422],
  unknownId: [400, 404, 410, 422],
  unauthenticated: [401, 403],
  forbidden: [401, 403, 404],
};
