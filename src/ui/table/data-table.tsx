import useMediaQuery from '@mui/material/useMediaQuery';
import { lazyImport } from '#src/lib/lazy.ts';
import { Skeletons } from '../skeletons.tsx';
import { CardList } from './card-list.tsx';
import { FirstRows } from './first-rows.tsx';
import { createTurn } from './grid-turn.ts';
import type { DataTableProps } from './table-types.ts';

const grid = createTurn(() => lazyImport('data-grid', () => import('./data-grid-table.tsx')));

/**
 * A list that the server pages and sorts: a grid on wide screens, cards on a phone. The grid
 * weighs 145 kB, so it is fetched once the rows of the first table can be used, and never for a
 * phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { rows, loading, empty, pageSize } = props;
  const module = grid.useTurn();
  if (!loading && rows.length === 0) return <>{empty}</>;
  const skeletons = <Skeletons kind="rows" count={Math.min(pageSize, 10)} />;
  // Where pages are rendered ahead, neither the screen's width nor the rows are known.
  if (typeof window === 'undefined') return skeletons;
  if (isNarrow) return <CardList {...props} />;
  if (module) return <module.DataGridTable {...props} />;
  return loading && rows.length === 0 ? skeletons : <FirstRows {...props} standIn={grid.standIn} />;
}
