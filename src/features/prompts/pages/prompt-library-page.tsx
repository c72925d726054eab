import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import {
  prefetchListCategoriesQuery,
  prefetchListPromptsQuery,
  useListCategories,
} from '#src/generated/api/prompts/prompts.ts';
import { lazyImport } from '#src/lib/lazy.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useListState } from '#src/lib/use-list-state.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { isListed, libraryState, toParams } from '../library/library-query.ts';
import { PromptList } from '../library/prompt-list.tsx';
import { ScopeTabs } from '../library/scope-tabs.tsx';

// Few open the trash, so its code is fetched on opening it.
const Trash = lazy(async () => ({
  default: (await lazyImport('trash', () => import('../trash/trash.tsx'))).Trash,
}));

/** Begins to fetch what the first look needs; the page itself shows what could not be had. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = libraryState.read(new URL(request.url).searchParams);
  void prefetchListCategoriesQuery(queryClient);
  if (isListed(query)) void prefetchListPromptsQuery(queryClient, toParams(query));
  return null;
}

export function Component() {
  const { t } = useTranslation('prompts');
  const { state: query, show } = useListState(libraryState);
  const { data } = useListCategories();
  const categories = data?.items ?? [];
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
      <ScopeTabs scope={query.scope} onChange={(scope) => show({ scope })} />
      {isListed(query) ? (
        <PromptList query={query} categories={categories} onChange={show} />
      ) : (
        <QueryBoundary fallback={<Skeletons kind="rows" count={6} />}>
          <Trash categories={categories} />
        </QueryBoundary>
      )}
    </>
  );
}
