import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { readLibraryQuery, toAddress, type LibraryQuery } from './library-query.ts';

/** The library's query, kept in the address. Typing replaces the entry; a step can be gone back on. */
export function useLibraryQuery() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readLibraryQuery(search), [search]);
  const show = useCallback(
    (next: LibraryQuery, options: { replace?: boolean } = {}) =>
      void navigate(paths.prompts(toAddress(next)), {
        replace: false,
        preventScrollReset: true,
        ...options,
      }),
    [navigate],
  );
  return { query, show };
}
