import { DocumentError } from '#contract/document/document.ts';
import { UnreachableError } from '#contract/sources/contract-files.ts';
import { EXIT } from './exit-codes.ts';

/** Options that a command does not take. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The exit code for an error; `violations` for one that is the command's own fault. */
export function failureOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof UnreachableError) return EXIT.unreachable;
  return error instanceof DocumentError ? EXIT.unreadable : EXIT.violations;
}
