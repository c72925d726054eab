import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { RawIssue } from './issue-kind.ts';

/** A form's resolver from a schema, and from what to say of an issue. */
export function schemaResolver<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
  error: (issue: RawIssue) => string,
): Resolver<Input, unknown, Output> {
  // The resolver's types know classic Zod's issues; mini's are the same at run time.
  return zodResolver(schema as never, { error } as never) as unknown as Resolver<
    Input,
    unknown,
    Output
  >;
}
