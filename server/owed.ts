import type { OperationId } from '#contract/generated/operations.ts';

/** What a later issue builds: these operations answer the one shared 501 problem. */
export const owed = [] as const satisfies readonly OperationId[];

export type Owed = (typeof owed)[number];
