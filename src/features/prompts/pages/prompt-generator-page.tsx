import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { QueryError } from '#src/components/query-error.tsx';
import { queryClient } from '#src/api/query-client.ts';
import {
  prefetchGetPromptQuery,
  prefetchListCategoriesQuery,
  useGetPrompt,
  useListCategories,
} from '#src/generated/api/prompts/prompts.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { GeneratorScreen } from '../generator/generator-screen.tsx';

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  const starter = new URL(request.url).searchParams.get('starter');
  await Promise.all([
    prefetchListCategoriesQuery(queryClient),
    ...(starter ? [prefetchGetPromptQuery(queryClient, starter)] : []),
  ]);
  return null;
}

/** The loader has asked already; who wants to ask again presses the button. */
const FETCHED = { refetchOnMount: false, retryOnMount: false } as const;

export function Component() {
  const [search] = useSearchParams();
  const starterId = search.get('starter') ?? '';
  const categories = useListCategories({ query: FETCHED });
  const starter = useGetPrompt(starterId, {
    query: { ...FETCHED, enabled: starterId !== '' },
  });
  const needed = starterId ? [categories, starter] : [categories];
  const failed = needed.find(({ isError, data }) => isError && !data);
  if (failed) return <QueryError query={failed} />;
  if (!categories.data || (starterId && !starter.data)) return <Skeletons kind="form" />;
  return (
    <GeneratorScreen
      key={starterId}
      categories={categories.data.items}
      starter={starterId ? starter.data : undefined}
    />
  );
}
