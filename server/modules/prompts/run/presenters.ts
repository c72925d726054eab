import type { ProblemCode } from '#contract/problems/problem-codes.ts';
import type { Run } from '#contract/generated/schemas.ts';
import { text } from '#server/platform/text/texts.ts';
import type { RunRow } from './repository.ts';

/** A stored run as the contract's; the failure's message is in the reader's language. */
export function presentRun(row: RunRow, locale: string): Run {
  return {
    id: row.id,
    promptId: row.promptId ?? undefined,
    promptVersion: row.promptVersion ?? undefined,
    values: row.values,
    rendered: row.rendered,
    model: row.model,
    isDemo: row.isDemo,
    parameters: row.parameters,
    output: row.output,
    status: row.status,
    failure:
      row.failureCode === null
        ? undefined
        : {
            code: row.failureCode,
            message: text(locale, `problems:${row.failureCode as ProblemCode}.message`),
          },
    inputTokens: row.inputTokens,
    outputTokens: row.outputTokens,
    latencyMs: row.latencyMs,
    firstTokenMs: row.firstTokenMs ?? undefined,
    rating: row.rating ?? undefined,
    createdAt: row.createdAt.toISOString(),
  };
}
