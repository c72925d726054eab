import { useDeferredValue } from 'react';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useListPromptsSuspense } from '#src/generated/api/prompts/prompts.ts';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import type { ListStateInPage } from '#src/lib/use-list-state.ts';
import { useHiddenColumns } from '#src/ui/table/use-hidden-columns.ts';
import { LibraryEmpty } from './library-empty.tsx';
import { toParams, type LibraryQuery, type ListedQuery } from './library-query.ts';
import { LibraryTable, type LibraryTableProps } from './library-table.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';

export type PromptListProps = {
  query: ListedQuery;
  categories: readonly Category[];
  onChange: ListStateInPage<LibraryQuery>['show'];
};

/** The prompts of one scope, with their filters. */
export function PromptList(props: PromptListProps) {
  const columns = useHiddenColumns('library');
  const { hidden } = columns;
  return (
    <>
      <LibraryToolbar {...props} columns={columns} />
      <QueryBoundary
        fallback={<LibraryTable {...props} hidden={hidden} page={undefined} loading empty={null} />}
      >
        <FoundPrompts {...props} hidden={hidden} />
      </QueryBoundary>
    </>
  );
}

/** What the query finds; while the next page loads, the last one stays. */
function FoundPrompts(props: PromptListProps & Pick<LibraryTableProps, 'hidden'>) {
  const { query, onChange } = props;
  const shown = useDeferredValue(query);
  const { data } = useListPromptsSuspense(toParams(shown));
  const clear = { q: '', categoryId: undefined, tag: undefined, favourite: false };
  return (
    <LibraryTable
      {...props}
      page={data}
      loading={shown !== query}
      empty={<LibraryEmpty query={query} onClear={() => onChange(clear)} />}
    />
  );
}
