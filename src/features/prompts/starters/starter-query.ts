import type { ListPromptsParams } from '#src/generated/api/endpoints.schemas.ts';

export type StarterQuery = {
  q: string;
  categoryId: string | undefined;
  starter: string | undefined;
};

/** The gallery's state in the address: words, category, and the starter that is looked at. */
export function readStarterQuery(search: URLSearchParams): StarterQuery {
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    categoryId: search.get('categoryId') ?? undefined,
    starter: search.get('starter') ?? undefined,
  };
}

/** All starters that fit, on one page: there are fewer than a page holds. */
export function starterParams({ q, categoryId }: StarterQuery): ListPromptsParams {
  return {
    scope: ['starters'],
    sort: 'title',
    pageSize: 100,
    ...(q ? { q } : {}),
    ...(categoryId ? { categoryId } : {}),
  };
}
