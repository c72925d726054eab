import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '../../../api/query-client.ts';
import { messageOf, requestIdOf, statusOf } from '../../../api/problem.ts';
import {
  getGetPromptQueryKey,
  prefetchGetPromptQuery,
  prefetchListCategoriesQuery,
  useGetPrompt,
  useListCategories,
} from '../../../generated/api/prompts/prompts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { PromptScreen } from '../editor/prompt-screen.tsx';

/** A prompt that is not there is the route's matter; everything else is shown by the page. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const id = params['id'] ?? '';
  await Promise.all([
    prefetchGetPromptQuery(queryClient, id),
    prefetchListCategoriesQuery(queryClient),
  ]);
  const error = queryClient.getQueryState(getGetPromptQueryKey(id))?.error;
  if (statusOf(error) === 404) throw error as unknown as Error;
  return null;
}

/** The loader has asked already; who wants to ask again presses the button. */
const FETCHED = { refetchOnMount: false, retryOnMount: false } as const;

export function Component() {
  const { id = '' } = useParams();
  const prompt = useGetPrompt(id, { query: FETCHED });
  const categories = useListCategories({ query: FETCHED });
  const failed = [prompt, categories].find(({ isError, data }) => isError && !data);
  if (failed)
    return (
      <ErrorState
        message={messageOf(failed.error)}
        requestId={requestIdOf(failed.error)}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  if (!prompt.data || !categories.data) return <Skeletons kind="form" />;
  return <PromptScreen key={id} prompt={prompt.data} categories={categories.data.items} />;
}
