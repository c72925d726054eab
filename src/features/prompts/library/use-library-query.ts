import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { readLibraryQuery, toAddress, type LibraryQuery } from './library-query.ts';

/** The library's query, kept in the address. Typing replaces the entry; a step can be gone back on. */
export function useLibraryQuery() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => readLibraryQuery(search), [search]);
  const show = useCallback(
    (next: LibraryQuery, options: { replace?: boolean } = {}) => {
      // The address may be a step ahead of what is drawn: only what was changed goes into it.
      const address = readLibraryQuery(new URLSearchParams(window.location.search));
      const changed = Object.fromEntries(
        Object.entries(next).filter(([key, value]) => value !== query[key as keyof LibraryQuery]),
      );
      void navigate(paths.prompts(toAddress({ ...address, ...changed })), {
        replace: false,
        preventScrollReset: true,
        ...options,
      });
    },
    [navigate, query],
  );
  return { query, show };
}
