/** One page holds practically everybody's sessions. */
export const SESSION_PARAMS = { page: 1, pageSize: 50 };

/** The kind of machine, as far as the server's name for it tells. */
export function deviceKind(device: string): 'phone' | 'computer' | 'unknown' {
  if (device === '') return 'unknown';
  return /phone|ipad|tablet|android/iu.test(device) ? 'phone' : 'computer';
}
