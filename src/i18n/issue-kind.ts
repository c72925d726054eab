/** What a validation library says of one value, as far as a message needs it. */
export type RawIssue = {
  code?: string;
  path?: readonly PropertyKey[];
  input?: unknown;
  format?: string;
  minimum?: unknown;
  maximum?: unknown;
  origin?: string;
};

export type IssueKind =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'tooSmall'
  | 'tooBig'
  | 'email'
  | 'invalid';

/** Sorts an issue into the kinds that people are told about; what is empty is missing, not short. */
export function issueKind(issue: RawIssue): IssueKind {
  if (isEmpty(issue.input)) return 'required';
  const isList = issue.origin === 'array' || issue.origin === 'set';
  const isText = issue.origin === 'string';
  if (issue.code === 'too_small') return isList ? 'tooFew' : isText ? 'tooShort' : 'tooSmall';
  if (issue.code === 'too_big') return isList ? 'tooMany' : isText ? 'tooLong' : 'tooBig';
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'email';
  // A box that must be ticked and isn't.
  if (issue.code === 'invalid_value' && issue.input === false) return 'required';
  return 'invalid';
}

function isEmpty(input: unknown): boolean {
  return (
    input === undefined ||
    input === null ||
    (typeof input === 'string' && input.trim() === '') ||
    (Array.isArray(input) && input.length === 0)
  );
}
