import { keepPreviousData } from '@tanstack/react-query';
import { QueryError } from '#src/components/query-error.tsx';
import { useListPrompts } from '#src/generated/api/prompts/prompts.ts';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import type { ListStateInPage } from '#src/lib/use-list-state.ts';
import { LibraryEmpty } from './library-empty.tsx';
import { toParams, type LibraryQuery, type ListedQuery } from './library-query.ts';
import { LibraryTable } from './library-table.tsx';
import { LibraryToolbar } from './library-toolbar.tsx';

export type PromptListProps = {
  query: ListedQuery;
  categories: readonly Category[];
  onChange: ListStateInPage<LibraryQuery>['show'];
};

/** The prompts of one scope, with their filters. */
export function PromptList({ query, categories, onChange }: PromptListProps) {
  const prompts = useListPrompts(toParams(query), { query: { placeholderData: keepPreviousData } });
  const clear = { q: '', categoryId: undefined, tag: undefined, favourite: false };
  return (
    <>
      <LibraryToolbar query={query} categories={categories} onChange={onChange} />
      {prompts.error && !prompts.data ? (
        <QueryError query={prompts} />
      ) : (
        <LibraryTable
          query={query}
          page={prompts.data}
          categories={categories}
          loading={prompts.isPending || prompts.isPlaceholderData}
          empty={<LibraryEmpty query={query} onClear={() => onChange(clear)} />}
          onChange={onChange}
        />
      )}
    </>
  );
}
