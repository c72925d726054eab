import type { Variable } from '#core/template/variable.ts';
import type { DocumentContent, Inline } from './content.ts';
import { type Direction, textDirection } from '#core/text/direction.ts';
import type { Labels } from './labels.ts';
import { breakable } from './markdown-inlines.ts';
import { sanitizeText } from './sanitize.ts';

/** Longest run without a space that a column of the variables surely holds. */
const NARROW = 12;

/** A prompt's variables as rows, in the reader's language. */
export const variableTable = (
  variables: readonly Variable[],
  labels: Labels,
  pageDir: Direction,
): NonNullable<DocumentContent['variables']> => {
  const cell = (text: string, mark?: 'variable'): { v: Inline[]; dir: Direction } => {
    const clean = sanitizeText(text).trim();
    const v: Inline[] = mark ? [{ t: mark, v: clean }] : breakable(clean, NARROW);
    return { v, dir: textDirection(clean) ?? pageDir };
  };
  const { column } = labels;
  return {
    label: labels.variables,
    columns: [
      column.name,
      column.label,
      column.type,
      column.required,
      column.default,
      column.options,
    ],
    rows: variables.map((variable) => [
      cell(variable.name, 'variable'),
      // Help below the label, as in the form.
      cell([variable.label, variable.help].filter(Boolean).join('\n')),
      cell(labels.type[variable.type]),
      cell(variable.required ? labels.yes : labels.no),
      cell(variable.default ?? ''),
      cell((variable.options ?? []).join(' · ')),
    ]),
  };
};
