import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useState } from 'react';
import { lazyImport } from '#src/lib/lazy.ts';
import { Skeletons } from '../skeletons.tsx';
import { CardList } from './card-list.tsx';
import { FirstRows } from './first-rows.tsx';
import { createTurn, useTurn } from './grid-turn.ts';
import type { DataTableProps } from './table-types.ts';

const createGridTurn = () =>
  createTurn(() => lazyImport('data-grid', () => import('./data-grid-table.tsx')));

/**
 * A list that the server pages and sorts: a grid on wide screens, cards on a phone. The grid
 * weighs 145 kB and takes long to draw, so it comes once the rows can be used, at every visit, and never
 * on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { rows, loading, empty, pageSize } = props;
  const [grid] = useState(createGridTurn);
  // Drawing the grid takes long: whatever is pressed meanwhile comes first, and may make it needless.
  const module = useDeferredValue(useTurn(grid));
  if (!loading && rows.length === 0) return <>{empty}</>;
  const skeletons = <Skeletons kind="rows" count={Math.min(pageSize, 10)} />;
  // Where pages are rendered ahead, neither the screen's width nor the rows are known.
  if (typeof window === 'undefined') return skeletons;
  if (isNarrow) return <CardList {...props} />;
  if (module) return <module.DataGridTable {...props} />;
  return loading && rows.length === 0 ? skeletons : <FirstRows {...props} standIn={grid.standIn} />;
}
