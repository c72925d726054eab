import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { gridTokens } from '#src/theme/tokens.ts';
import { visuallyHidden } from '../visually-hidden.ts';
import { CellContent, enterCell } from './cell-content.tsx';
import { gridTexts } from './grid-texts.ts';
import NativeTitle from './native-title.tsx';
import type { DataTableProps } from './table-types.ts';

const ALIGN = { start: 'left', center: 'center', end: 'right' } as const;

const slots = { baseTooltip: NativeTitle };

/** MUI's grid with the server's paging and sorting. Import it by `data-table.tsx` only. */
export function DataGridTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, page, pageSize, sort, selection, onRowClick } = props;
  const { t, i18n } = useTranslation('shell');
  const nonce = useEmotionCache()?.nonce;
  const texts = useMemo(() => gridTexts(i18n.language), [i18n.language]);

  const gridColumns = useMemo(
    () =>
      columns.map((column): GridColDef<Row> => {
        const align = ALIGN[column.align ?? 'start'];
        return {
          field: column.field,
          headerName: column.header || t('ui.actions'),
          // A column of buttons needs no title to the eye, but a name for screen readers.
          ...(column.header === '' && {
            renderHeader: () => (
              <Box component="span" sx={visuallyHidden}>
                {t('ui.actions')}
              </Box>
            ),
          }),
          sortable: column.isSortable ?? false,
          align,
          headerAlign: align,
          renderCell: ({ row }) => <CellContent>{column.render(row)}</CellContent>,
          ...(column.width !== undefined ? { width: column.width } : { flex: column.flex ?? 1 }),
          ...(column.minWidth !== undefined && { minWidth: column.minWidth }),
        };
      }),
    [columns, t],
  );
  const { field, isDescending } = sort ?? {};
  // Kept while it is the same: with another one the grid goes back to its first page.
  const sortModel = useMemo(
    (): GridSortModel => (field ? [{ field, sort: isDescending ? 'desc' : 'asc' }] : []),
    [field, isDescending],
  );
  const selected: GridRowSelectionModel = { type: 'include', ids: new Set(selection?.ids) };

  return (
    <Card sx={{ overflow: 'hidden' }}>
      <DataGrid<Row>
        nonce={nonce}
        aria-label={props.label}
        rows={[...rows]}
        columns={gridColumns}
        getRowId={rowId}
        loading={props.loading}
        localeText={texts}
        rowHeight={gridTokens.rowHeight}
        columnHeaderHeight={gridTokens.headerHeight}
        autoHeight
        disableColumnMenu
        slots={slots}
        disableRowSelectionOnClick
        hideFooterSelectedRowCount
        paginationMode="server"
        rowCount={props.total}
        pageSizeOptions={[10, 20, 50, 100]}
        paginationModel={{ page: page - 1, pageSize }}
        onPaginationModelChange={(model) => {
          const isResized = model.pageSize !== pageSize;
          if (isResized || model.page !== page - 1) {
            props.onPage(isResized ? 1 : model.page + 1, model.pageSize);
          }
        }}
        sortingMode="server"
        // Two states: a list is always in some order, so "none" would only repeat the default.
        sortingOrder={['asc', 'desc']}
        sortModel={sortModel}
        onSortModelChange={([first]) =>
          props.onSort(first ? { field: first.field, isDescending: first.sort === 'desc' } : null)
        }
        checkboxSelection={selection !== undefined}
        rowSelectionModel={selected}
        onRowSelectionModelChange={({ type, ids }) => {
          const listed = rows.map(rowId);
          const chosen =
            type === 'include'
              ? [...ids].map(String)
              : listed.filter((listedId) => !ids.has(listedId));
          selection?.onChange(new Set(chosen));
        }}
        onCellKeyDown={({ row }, event) => {
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
          event.preventDefault();
          if (!enterCell(event.currentTarget)) onRowClick?.(row);
        }}
        {...(onRowClick && { onRowClick: ({ row }) => onRowClick(row) })}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        sx={{
          border: 0,
          '--DataGrid-rowBorderColor': 'var(--pw-palette-divider)',
          '& .MuiDataGrid-columnSeparator': { display: 'none' },
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 500, color: 'text.secondary' },
          '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center' },
          '& .MuiDataGrid-row': { cursor: onRowClick ? 'pointer' : 'default' },
        }}
      />
    </Card>
  );
}
