import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { gridTokens } from '#src/theme/tokens.ts';
import { visuallyHidden } from '../visually-hidden.ts';
import type { DataTableProps, TableColumn } from './table-types.ts';

const SELECTION_WIDTH = 50;

/** The grid's own columns: fixed widths, and shares of what is left. */
function trackOf<Row>({ width, flex = 1, minWidth = 50 }: TableColumn<Row>): string {
  return width === undefined ? `minmax(${minWidth}px, ${flex}fr)` : `${width}px`;
}

/**
 * The rows as the grid will show them, to be read while its code is on its way. They cannot be
 * used: what was opened in one of them would be gone with it.
 */
export function FirstRows<Row extends object>(props: DataTableProps<Row>) {
  const { t } = useTranslation('common');
  const { columns, rows, rowId, selection } = props;
  const tracks = [...(selection ? [`${SELECTION_WIDTH}px`] : []), ...columns.map(trackOf)];
  const line = (height: number): SxProps<Theme> => ({
    display: 'grid',
    // The border is part of the height, as in the grid.
    boxSizing: 'border-box',
    height,
    gridTemplateColumns: tracks.join(' '),
    borderBottom: 1,
    borderColor: 'divider',
    fontSize: '0.875rem',
  });
  const cell = ({ align }: TableColumn<Row>) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: align ?? 'start',
    px: '10px',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  });
  return (
    <Card aria-busy="true" sx={{ overflow: 'hidden' }}>
      <Box component="span" role="status" sx={visuallyHidden}>
        {t('states.loading')}
      </Box>
      <Box aria-hidden="true" inert>
        <Box sx={line(gridTokens.headerHeight)}>
          {selection && <span />}
          {columns.map((column) => (
            <Box
              key={column.field}
              sx={[cell(column), { fontWeight: 500, color: 'text.secondary' }]}
            >
              {column.header}
            </Box>
          ))}
        </Box>
        {rows.map((row) => (
          <Box key={rowId(row)} sx={line(gridTokens.rowHeight)}>
            {selection && <span />}
            {columns.map((column) => (
              <Box key={column.field} sx={cell(column)}>
                {column.render(row)}
              </Box>
            ))}
          </Box>
        ))}
        <Box sx={{ height: gridTokens.footerHeight }} />
      </Box>
    </Card>
  );
}
