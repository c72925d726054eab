import type { VariableType } from '#core/template/variable.ts';
import type { Technique } from '#server/generated/schemas.ts';
import type { CategorySlug } from '#server/modules/prompts/catalogue/categories.ts';

/**
 * A variable without its texts. `options` are keys of the texts; one that has no text there is a name
 * that is the same in every language. A default of a `select` is one of its options.
 */
export type VariableSpec = {
  readonly name: string;
  readonly type: VariableType;
  readonly required: boolean;
  readonly options?: readonly string[];
  readonly default?: string;
};

/** What a starter is in any language. `answerTokens` is what a usual answer to it takes. */
export type StarterSpec = {
  readonly id: string;
  readonly slug: string;
  readonly category: CategorySlug;
  readonly technique: Technique;
  readonly answerTokens: number;
  readonly tags: readonly string[];
  readonly variables: readonly VariableSpec[];
};

type Options = { optional?: true; default?: string };
type Maker = (name: string, options?: Options) => VariableSpec;

const variable =
  (type: VariableType): Maker =>
  (name, { optional, ...rest } = {}) => ({ name, type, required: !optional, ...rest });

/** Makers of variables: required unless they say otherwise. */
export const text = variable('text');
export const textarea = variable('textarea');
export const number = variable('number');
export const date = variable('date');
export const url = variable('url');
/** The first option is taken unless another is named. */
export const select = (
  name: string,
  options: readonly [string, ...string[]],
  chosen = options[0],
): VariableSpec => ({ name, type: 'select', required: true, options, default: chosen });

/** One category's starters. The id is `0x5000 + 16 × category + place`: rows keep their place. */
export function rowsOf(
  category: CategorySlug,
  order: number,
  rows: ReadonlyArray<Omit<StarterSpec, 'id' | 'category'>>,
): StarterSpec[] {
  return rows.map((row, place) => ({
    id: `01930c1e-5a00-7000-8000-${(0x5000 + 16 * order + place).toString(16).padStart(12, '0')}`,
    category,
    ...row,
  }));
}
