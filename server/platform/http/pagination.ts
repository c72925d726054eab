import { invalid } from '../problems.ts';

export type Paging = { page: number; pageSize: number; limit: number; offset: number };

/** Page and size of a list request, with the contract's defaults (page 1 of 20). */
export function paging(query: { page?: number; pageSize?: number }): Paging {
  const page = query.page ?? 1;
  const pageSize = query.pageSize ?? 20;
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}

/** The contract's list answer. */
export function pageOf<T>(items: T[], total: number, { page, pageSize }: Paging) {
  return { items, page, pageSize, total };
}

/** Reads `field` or `-field`. @throws ProblemError 422 when the field is not one of `fields`. */
export function parseSort<F extends string>(
  sort: string | undefined,
  fields: readonly F[],
  fallback: { field: F; descending: boolean },
): { field: F; descending: boolean } {
  if (sort === undefined) return fallback;
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  const field = fields.find((candidate) => candidate === name);
  if (!field) throw invalid([{ field: 'sort', code: 'invalid_value' }]);
  return { field, descending };
}
