import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { gridTokens } from '#src/theme/tokens.ts';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { visuallyHidden } from '../visually-hidden.ts';
import type { StandIn } from './grid-turn.ts';
import type { DataTableProps, TableColumn } from './table-types.ts';

const SELECTION_WIDTH = 50;

/** The grid's own columns: fixed widths, and shares of what is left. */
function trackOf<Row>({ width, flex = 1, minWidth = 50 }: TableColumn<Row>): string {
  return width === undefined ? `minmax(${minWidth}px, ${flex}fr)` : `${width}px`;
}

/** Title of a column, which sorts by it as the grid's own does. */
function FirstHeader<Row extends object>({
  column: { field, header, align = 'start', isSortable },
  sort,
  onSort,
}: Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: TableColumn<Row> }) {
  const { t } = useTranslation('shell');
  const title = header || (
    <Box component="span" sx={visuallyHidden}>
      {t('ui.actions')}
    </Box>
  );
  const style = { justifyContent: align };
  if (!isSortable)
    return (
      <div role="columnheader" style={style}>
        {title}
      </div>
    );
  const order = sort?.field === field ? (sort.isDescending ? 'descending' : 'ascending') : 'none';
  const sortBy = () => onSort({ field, isDescending: order === 'ascending' });
  return (
    <div
      role="columnheader"
      aria-sort={order}
      tabIndex={0}
      style={{ ...style, cursor: 'pointer' }}
      // The grid waits for the focus, which a click with the mouse need not bring here.
      onMouseDown={(event) => event.preventDefault()}
      onClick={sortBy}
      onKeyDown={({ key }) => {
        if (key === 'Enter') sortBy();
      }}
    >
      {title}
      {order !== 'none' && (
        <Icon
          path={order === 'descending' ? mdiArrowDown : mdiArrowUp}
          sx={{ fontSize: 18, marginInline: 0.5 }}
        />
      )}
    </div>
  );
}

/** The rows as the grid will show them, to be read and used while it is on its way. */
export const FirstRows = memo(Rows) as typeof Rows;

function Rows<Row extends object>(props: DataTableProps<Row> & { standIn: StandIn }) {
  const { label, columns, rows, rowId, selection, onRowClick, onSort, standIn } = props;
  useEffect(() => standIn.shown(), [standIn]);
  const tracks = [...(selection ? [`${SELECTION_WIDTH}px`] : []), ...columns.map(trackOf)];
  // One rule for the whole table: a styled box for each cell would take longer than the rows.
  const table = {
    fontSize: '0.875rem',
    '& > [role="row"]': {
      display: 'grid',
      // The border is part of the height, as in the grid.
      boxSizing: 'border-box',
      height: gridTokens.rowHeight,
      gridTemplateColumns: tracks.join(' '),
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& > :first-of-type': { height: gridTokens.headerHeight },
    '& > :first-of-type > *': { fontWeight: 500, color: 'text.secondary' },
    '& > [role="row"] > *': {
      display: 'flex',
      alignItems: 'center',
      px: '10px',
      minWidth: 0,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  };
  return (
    <Card sx={{ overflow: 'hidden' }} onFocus={standIn.enter} onBlur={standIn.leave}>
      <Box role="table" aria-label={label} aria-rowcount={props.total + 1} sx={table}>
        <div role="row">
          {selection && <span />}
          {columns.map((column) => (
            <FirstHeader key={column.field} column={column} sort={props.sort} onSort={onSort} />
          ))}
        </div>
        {rows.map((row) => (
          <Box
            key={rowId(row)}
            role="row"
            {...(onRowClick && { onClick: () => onRowClick(row), sx: { cursor: 'pointer' } })}
          >
            {selection && <span role="cell" />}
            {columns.map(({ field, align = 'start', render }) => (
              <div key={field} role="cell" style={{ justifyContent: align }}>
                {render(row)}
              </div>
            ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ height: gridTokens.footerHeight }} />
    </Card>
  );
}
