import { markdownTable, type Table } from './report/table.ts';

export type PartContext = {
  rounds: number;
  /** Sign-in pages of other products, by name. */
  others: readonly { name: string; url: string }[];
  /** Folder of an earlier checkout to measure beside this one. */
  before?: string;
};

/** What a part has measured, as its section shows it. */
export type PartResult = {
  tables: readonly (Table & { caption?: string })[];
  notes?: readonly string[];
  /** The browser's version, where one took part. */
  chromium?: string;
};

export type Part = { title: string; measure: (context: PartContext) => Promise<PartResult> };

/** A part's section: under which circumstances, the tables, and what has to be known about them. */
export function sectionText(
  circumstances: string,
  { tables, notes = [], chromium }: PartResult,
): string {
  const shown = tables.map(({ caption, ...table }) =>
    [...(caption === undefined ? [] : [`### ${caption}`]), markdownTable(table)].join('\n\n'),
  );
  return [
    chromium === undefined ? circumstances : `${circumstances} · Chromium ${chromium}`,
    ...shown,
    ...notes,
  ].join('\n\n');
}
