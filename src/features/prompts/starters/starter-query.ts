import type { ListPromptsParams } from '#src/generated/api/endpoints.schemas.ts';
import { asked, listState, optional, words } from '#src/lib/list-state.ts';

/** What the gallery shows: words, category, and the starter that is looked at. */
export type StarterQuery = {
  q: string;
  categoryId: string | undefined;
  starter: string | undefined;
};

/** The gallery in the address. */
export const starterState = listState<StarterQuery>({
  q: words,
  categoryId: optional,
  starter: optional,
});

/** All starters that fit, on one page: there are fewer than a page holds. */
export function starterParams({ q, categoryId }: StarterQuery): ListPromptsParams {
  return { ...asked({ q, categoryId }), scope: ['starters'], sort: 'title', pageSize: 100 };
}
