import { DAY_MS } from '#core/time.ts';
import { ListTrashSort, type ListTrashParams } from '#src/generated/api/endpoints.schemas.ts';
import { asked, choice, constant, listState, paging, words } from '#src/lib/list-state.ts';

/** What the trash shows, read from the address of the library. */
export type TrashQuery = {
  scope: 'trash';
  q: string;
  sort: ListTrashSort;
  page: number;
  pageSize: number;
};

/** The trash in the address. */
export const trashState = listState<TrashQuery>({
  scope: constant('trash'),
  q: words,
  sort: choice(ListTrashSort, '-deletedAt'),
  ...paging,
});

/** The query as the contract has it. */
export function toTrashParams({ scope: _scope, ...query }: TrashQuery): ListTrashParams {
  return asked(query);
}

/** Whole days until a prompt is erased, a begun one counted; never less than 0. */
export function daysLeft(restorableUntil: string, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(restorableUntil) - now) / DAY_MS));
}
