import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import { Skeletons } from '../skeletons.tsx';
import { toggled } from './toggled.ts';
import type { DataTableProps, TableSort } from './table-types.ts';

const UNSORTED = '';
const encode = (sort: TableSort | null) =>
  sort ? `${sort.isDescending ? '-' : '+'}${sort.field}` : UNSORTED;
const decode = (text: string): TableSort | null =>
  text === UNSORTED ? null : { field: text.slice(1), isDescending: text.startsWith('-') };

/** The same list as cards, with its order and its pages. */
export function CardList<Row extends object>(props: DataTableProps<Row>) {
  const { t } = useTranslation('shell');
  const { rows, rowId, columns, loading, onRowClick, selection, total, page, pageSize } = props;
  const sortable = columns.filter((column) => column.isSortable);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (loading && rows.length === 0) return <Skeletons kind="cards" count={4} />;
  return (
    <Box aria-busy={loading}>
      {sortable.length > 0 && (
        <Select
          size="small"
          displayEmpty
          value={encode(props.sort)}
          onChange={(event) => props.onSort(decode(event.target.value))}
          slotProps={{ input: { 'aria-label': t('ui.sortBy') } }}
          sx={{ mb: 3 }}
        >
          <MenuItem value={UNSORTED}>{t('ui.unsorted')}</MenuItem>
          {sortable.flatMap(({ field, header }) => [
            <MenuItem key={`+${field}`} value={`+${field}`}>
              {t('ui.ascending', { column: header })}
            </MenuItem>,
            <MenuItem key={`-${field}`} value={`-${field}`}>
              {t('ui.descending', { column: header })}
            </MenuItem>,
          ])}
        </Select>
      )}
      <Box
        component="ul"
        aria-label={props.label}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
      >
        {rows.map((row) => {
          const id = rowId(row);
          const content = <Box sx={{ p: 4, flex: 1, minWidth: 0 }}>{props.renderCard(row)}</Box>;
          return (
            <Card key={id} component="li" sx={{ display: 'flex', alignItems: 'flex-start' }}>
              {selection && (
                <Checkbox
                  checked={selection.ids.has(id)}
                  onChange={() => selection.onChange(toggled(selection.ids, id))}
                  slotProps={{ input: { 'aria-labelledby': `${id}-card` } }}
                  sx={{ mt: 2, marginInlineStart: 2 }}
                />
              )}
              <Box id={`${id}-card`} sx={{ flex: 1, minWidth: 0 }}>
                {onRowClick ? (
                  <CardActionArea onClick={() => onRowClick(row)} sx={{ textAlign: 'start' }}>
                    {content}
                  </CardActionArea>
                ) : (
                  content
                )}
              </Box>
            </Card>
          );
        })}
      </Box>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, next) => props.onPage(next, pageSize)}
          aria-label={t('ui.pages')}
          sx={{ mt: 5, '& ul': { justifyContent: 'center' } }}
        />
      )}
    </Box>
  );
}
