import type { OperationSpec } from '../operations/operation.ts';

const STREAM = 'text/event-stream';

/**
 * Whether the caller gets the stream: the operation offers one, and `Accept` names it at least as high
 * as JSON. A wildcard asks for JSON.
 */
export function wantsStream(
  operation: Pick<OperationSpec, 'responses'>,
  accept: string | undefined,
): boolean {
  if (!accept || !operation.responses[200]?.contentTypes.includes(STREAM)) return false;
  const stream = qualityOf(accept, STREAM);
  return stream > 0 && stream >= qualityOf(accept, 'application/json');
}

/** The weight (RFC 9110 `q`) of a media type that a header names; 0 when it names it not or refuses it. */
function qualityOf(accept: string, type: string): number {
  for (const range of accept.slice(0, 2000).toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    return weight >= 0 && weight <= 1 ? weight : 0;
  }
  return 0;
}
