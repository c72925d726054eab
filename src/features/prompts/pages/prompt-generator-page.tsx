import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import {
  getListCategoriesQueryKey,
  prefetchGetPromptQuery,
  prefetchListCategoriesQuery,
  useGetPromptSuspense,
  useListCategoriesSuspense,
} from '#src/generated/api/prompts/prompts.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { BriefWaiting } from '../generator/brief-waiting.tsx';
import { GeneratorScreen } from '../generator/generator-screen.tsx';
import { prefetchCanvas } from '../generator/lazy-canvas.tsx';

/** Waits for what the page reads, so that it is drawn once; categories that are here are read again meanwhile. */
export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const { searchParams } = new URL(request.url);
  const starter = searchParams.get('starter');
  if (starter || searchParams.has('draft')) prefetchCanvas();
  const hasCategories = queryClient.getQueryData(getListCategoriesQueryKey()) !== undefined;
  const categories = prefetchListCategoriesQuery(queryClient);
  await Promise.all([
    hasCategories || categories,
    ...(starter ? [prefetchGetPromptQuery(queryClient, starter)] : []),
  ]);
  return null;
}

export function Component() {
  const { t } = useTranslation(['prompts', 'common']);
  const starter = useSearchParams()[0].get('starter');
  const header = <PageHeader title={t('common:titles.generator')} text={t('generator.intro')} />;
  return (
    <QueryBoundary
      fallback={<BriefWaiting />}
      renderFrame={(state) => (
        <>
          {header}
          {state}
        </>
      )}
    >
      {starter ? <GeneratorWithStarter key={starter} id={starter} /> : <Generator />}
    </QueryBoundary>
  );
}

function Generator() {
  const categories = useListCategoriesSuspense().data.items;
  return <GeneratorScreen categories={categories} starter={undefined} />;
}

function GeneratorWithStarter({ id }: { id: string }) {
  const categories = useListCategoriesSuspense().data.items;
  const starter = useGetPromptSuspense(id).data;
  return <GeneratorScreen categories={categories} starter={starter} />;
}
