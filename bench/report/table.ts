/** One figure of a table, with what it is held against. */
export type Cell = {
  value: number;
  /** Decimals; 0 unless given. */
  digits?: number;
  /** The same figure of the reference in the same run. */
  reference?: number | undefined;
  /** The limit that the design sets: at most, or with `atLeast` at least. */
  goal?: { limit: number; of: 'value' | 'ratio'; atLeast?: boolean } | undefined;
};

export type Row = { name: string; cells: readonly (Cell | undefined)[] };
export type Table = { columns: readonly string[]; rows: readonly Row[] };

const shown = (value: number, digits: number) =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

/** The figure by the reference's; undefined without one. */
export function ratioOf({ value, reference }: Cell): number | undefined {
  return reference === undefined || reference === 0 ? undefined : value / reference;
}

/** Whether the goal is met; undefined where there is none to compare with. */
export function isMet(cell: Cell): boolean | undefined {
  if (!cell.goal) return undefined;
  const { limit, of, atLeast = false } = cell.goal;
  const figure = of === 'value' ? cell.value : ratioOf(cell);
  if (figure === undefined || Number.isNaN(figure)) return undefined;
  return atLeast ? figure >= limit : figure <= limit;
}

/** `184 (0.97 ×, goal ≤ 1.1 ×)`; a goal that is missed in bold. */
export function cellText(cell: Cell | undefined): string {
  if (!cell) return '';
  const ratio = ratioOf(cell);
  const { goal, digits = 0 } = cell;
  const sign = goal?.atLeast ? '≥' : '≤';
  const notes = [
    ...(ratio === undefined ? [] : [`${shown(ratio, 2)} ×`]),
    ...(goal ? [`goal ${sign} ${goal.limit}${goal.of === 'ratio' ? ' ×' : ''}`] : []),
  ];
  const text = shown(cell.value, digits) + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
  return isMet(cell) === false ? `**${text}**` : text;
}

/** The table in Markdown; `oxfmt` aligns it. */
export function markdownTable({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map(({ name, cells }) => line([name, ...cells.map(cellText)])),
  ].join('\n');
}
