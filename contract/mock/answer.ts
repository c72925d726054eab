import type { Part } from '../check/samples/schema-parts.ts';

/** An answer as it is sent. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  type: string | undefined;
  body: unknown;
  /** Schema of a JSON body. */
  schema: Part | undefined;
};
