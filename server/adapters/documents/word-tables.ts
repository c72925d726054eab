import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import type { Direction } from '#core/text/direction.ts';
import { LINE, TINT } from './word-runs.ts';

/** Text width of an A4 page with 22 mm margins, in twentieths of a point. */
export const TEXT_WIDTH = 9412;

export const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: LINE };
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' };

type Cell = { paragraph: Paragraph };

/** A table with a repeated header row; rows are given as ready paragraphs. */
export const wordTable = (
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
  dir: Direction,
): Table => {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const columns = widths.map((width) => Math.floor((width / total) * TEXT_WIDTH));
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: columns,
    visuallyRightToLeft: dir === 'rtl',
    borders: {
      top: NO_LINE,
      left: NO_LINE,
      right: NO_LINE,
      bottom: HAIRLINE,
      insideHorizontal: HAIRLINE,
      insideVertical: NO_LINE,
    },
    margins: { top: 70, bottom: 70, left: 110, right: 110 },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: index === 0,
          children: row.map(
            (cell, column) =>
              new TableCell({
                width: { size: columns[column] ?? 0, type: WidthType.DXA },
                ...(index === 0 && { shading: { type: ShadingType.CLEAR, fill: TINT } }),
                children: [cell.paragraph],
              }),
          ),
        }),
    ),
  });
};

/** Alignment of a cell's text: its column's, else the table's. Word names sides by a paragraph's start. */
export const alignment = (
  wanted: 'left' | 'center' | 'right' | null | undefined,
  cell: Direction,
  table: Direction,
) => {
  if (wanted === 'center') return AlignmentType.CENTER;
  const side = wanted ?? (table === 'rtl' ? 'right' : 'left');
  return (side === 'right') === (cell === 'rtl') ? AlignmentType.START : AlignmentType.END;
};
