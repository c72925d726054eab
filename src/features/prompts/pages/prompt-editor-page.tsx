import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import {
  prefetchGetPromptQuery,
  prefetchListCategoriesQuery,
  useGetPromptSuspense,
  useListCategoriesSuspense,
} from '#src/generated/api/prompts/prompts.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { PromptMissing } from '../editor/prompt-missing.tsx';
import { PromptScreen } from '../editor/prompt-screen.tsx';

/** Waits for what the page reads, so that it is drawn once. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const id = params['id'] ?? '';
  await Promise.all([
    prefetchGetPromptQuery(queryClient, id),
    prefetchListCategoriesQuery(queryClient),
  ]);
  return null;
}

export function Component() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary fallback={<Skeletons kind="form" />} notFound={<PromptMissing />}>
      <StoredPrompt key={id} id={id} />
    </QueryBoundary>
  );
}

function StoredPrompt({ id }: { id: string }) {
  const prompt = useGetPromptSuspense(id).data;
  const categories = useListCategoriesSuspense().data.items;
  return <PromptScreen prompt={prompt} categories={categories} />;
}
