import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { messageOf, requestIdOf } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import {
  prefetchListCategoriesQuery,
  prefetchListPromptsQuery,
  useListCategories,
  useListPrompts,
} from '../../../generated/api/prompts/prompts.ts';
import { paths } from '../../../lib/paths.ts';
import { PrefetchLink } from '../../../lib/prefetch-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { LibraryEmpty } from '../library/library-empty.tsx';
import { readLibraryQuery, toParams, withFilter } from '../library/library-query.ts';
import { LibraryTable } from '../library/library-table.tsx';
import { LibraryToolbar } from '../library/library-toolbar.tsx';
import { ScopeTabs } from '../library/scope-tabs.tsx';
import { useLibraryQuery } from '../library/use-library-query.ts';

/** Begins to fetch what the first look needs; the page itself shows what could not be had. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = readLibraryQuery(new URL(request.url).searchParams);
  void prefetchListCategoriesQuery(queryClient);
  void prefetchListPromptsQuery(queryClient, toParams(query));
  return null;
}

export function Component() {
  const { t } = useTranslation('prompts');
  const { query, show } = useLibraryQuery();
  const { data: categories } = useListCategories();
  const prompts = useListPrompts(toParams(query), { query: { placeholderData: keepPreviousData } });
  return (
    <>
      <PageHeader
        title={t('library.title')}
        text={t('library.text')}
        actions={
          <Button
            variant="contained"
            component={PrefetchLink}
            to={paths.generator()}
            startIcon={<Icon path={mdiPlus} />}
          >
            {t('library.generate')}
          </Button>
        }
      />
      <ScopeTabs scope={query.scope} onChange={(scope) => show(withFilter(query, { scope }))} />
      <LibraryToolbar query={query} categories={categories?.items ?? []} onChange={show} />
      {prompts.error && !prompts.data ? (
        <ErrorState
          message={messageOf(prompts.error)}
          requestId={requestIdOf(prompts.error)}
          isRetrying={prompts.isFetching}
          onRetry={() => void prompts.refetch()}
        />
      ) : (
        <LibraryTable
          query={query}
          page={prompts.data}
          categories={categories?.items ?? []}
          loading={prompts.isPending || prompts.isPlaceholderData}
          empty={
            <LibraryEmpty
              query={query}
              onClear={() =>
                show(
                  withFilter(query, {
                    q: '',
                    categoryId: undefined,
                    tag: undefined,
                    favourite: false,
                  }),
                )
              }
            />
          }
          onChange={show}
        />
      )}
    </>
  );
}
