import type { Variable } from '#core/template/variable.ts';
import type { Variant } from '#server/ports/model.ts';

/** A prompt that was composed: the same understanding always gives the same. */
export type Composed = { title: string; body: string; variables: Variable[]; variant: Variant };
