import Box from '@mui/material/Box';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { QueryError } from '#src/components/query-error.tsx';
import { queryClient } from '#src/api/query-client.ts';
import {
  prefetchListCategoriesQuery,
  prefetchListPromptsQuery,
  useListCategories,
  useListPrompts,
} from '#src/generated/api/prompts/prompts.ts';
import { useListState } from '#src/lib/use-list-state.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { SearchField } from '../library/search-field.tsx';
import { CategoryFilter } from '../starters/category-filter.tsx';
import { StarterCard } from '../starters/starter-card.tsx';
import { StarterDialog } from '../starters/starter-dialog.tsx';
import { starterParams, starterState } from '../starters/starter-query.ts';

export function loader({ request }: LoaderFunctionArgs) {
  const query = starterState.read(new URL(request.url).searchParams);
  void prefetchListCategoriesQuery(queryClient);
  void prefetchListPromptsQuery(queryClient, starterParams(query));
  return null;
}

export function Component() {
  const { t } = useTranslation('prompts');
  const { state: query, show } = useListState(starterState);
  const { data: categories } = useListCategories();
  const starters = useListPrompts(starterParams(query), {
    query: { placeholderData: keepPreviousData },
  });
  const categoryOf = (id: string) => categories?.items.find((category) => category.id === id);
  return (
    <>
      <PageHeader
        title={t('starters.title')}
        text={t('starters.text')}
        actions={
          <SearchField
            value={query.q}
            label={t('starters.search')}
            onSearch={(q) => show({ q }, { replace: true })}
          />
        }
      />
      <CategoryFilter
        categories={categories?.items ?? []}
        value={query.categoryId}
        onChange={(categoryId) => show({ categoryId })}
      />
      {starters.isPending && <Skeletons kind="cards" />}
      {starters.error && !starters.data && <QueryError query={starters} />}
      {starters.data?.items.length === 0 && (
        <EmptyState
          illustration="no-results"
          title={t('starters.empty')}
          text={t('starters.emptyText')}
        />
      )}
      {starters.data && starters.data.items.length > 0 && (
        <Box
          component="ul"
          aria-label={t('starters.count', { count: starters.data.total })}
          aria-busy={starters.isPlaceholderData}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
          }}
        >
          {starters.data.items.map((starter) => (
            <StarterCard
              key={starter.id}
              starter={starter}
              category={categoryOf(starter.categoryId)}
              onOpen={() => show({ starter: starter.id })}
            />
          ))}
        </Box>
      )}
      {query.starter && (
        <StarterDialog starterId={query.starter} onClose={() => show({ starter: undefined })} />
      )}
    </>
  );
}
