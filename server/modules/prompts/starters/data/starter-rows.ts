import type { CategorySlug } from '#server/modules/prompts/catalogue/categories.ts';

export type VariableType = 'text' | 'textarea' | 'select' | 'number' | 'date' | 'url';
export type Technique = 'structured' | 'stepByStep' | 'fewShot' | 'interview' | 'critique';

/**
 * A blank without its words. `options` are keys of the texts; one that has no text there is a name
 * that is the same in every language. A default of a `select` is one of its options.
 */
export type StarterBlank = {
  readonly name: string;
  readonly type: VariableType;
  readonly required: boolean;
  readonly options?: readonly string[];
  readonly default?: string;
};

/** What a starter is in any language. `answerTokens` is what a usual answer to it takes. */
export type StarterRow = {
  readonly id: string;
  readonly slug: string;
  readonly category: CategorySlug;
  readonly technique: Technique;
  readonly answerTokens: number;
  readonly tags: readonly string[];
  readonly variables: readonly StarterBlank[];
};

type Options = { optional?: true; default?: string };
type Maker = (name: string, options?: Options) => StarterBlank;

const blank =
  (type: VariableType): Maker =>
  (name, { optional, ...rest } = {}) => ({ name, type, required: !optional, ...rest });

/** Makers of blanks: required unless they say otherwise. */
export const text = blank('text');
export const textarea = blank('textarea');
export const number = blank('number');
export const date = blank('date');
export const url = blank('url');
/** The first option is taken unless another is named. */
export const select = (
  name: string,
  options: readonly [string, ...string[]],
  chosen = options[0],
): StarterBlank => ({ name, type: 'select', required: true, options, default: chosen });

/** One category's starters. The id is `0x5000 + 16 × category + place`: rows keep their place. */
export function rowsOf(
  category: CategorySlug,
  order: number,
  rows: ReadonlyArray<Omit<StarterRow, 'id' | 'category'>>,
): StarterRow[] {
  return rows.map((row, place) => ({
    id: `01930c1e-5a00-7000-8000-${(0x5000 + 16 * order + place).toString(16).padStart(12, '0')}`,
    category,
    ...row,
  }));
}
