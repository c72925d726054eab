import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import {
  prefetchListCategoriesQuery,
  prefetchListPromptsQuery,
  useListCategories,
} from '#src/generated/api/prompts/prompts.ts';
import { useListState } from '#src/lib/use-list-state.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { SearchField } from '../library/search-field.tsx';
import { CategoryFilter } from '../starters/category-filter.tsx';
import { StarterDialog } from '../starters/starter-dialog.tsx';
import { StarterGallery } from '../starters/starter-gallery.tsx';
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
  const categories = useListCategories().data?.items ?? [];
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
        categories={categories}
        value={query.categoryId}
        onChange={(categoryId) => show({ categoryId })}
      />
      <QueryBoundary fallback={<Skeletons kind="cards" />}>
        <StarterGallery
          query={query}
          categories={categories}
          onOpen={(starter) => show({ starter })}
        />
      </QueryBoundary>
      {query.starter && (
        <StarterDialog starterId={query.starter} onClose={() => show({ starter: undefined })} />
      )}
    </>
  );
}
