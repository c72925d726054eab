import { useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { QueryError } from '#src/components/query-error.tsx';
import { queryClient } from '#src/api/query-client.ts';
import { statusOf } from '#src/api/problem.ts';
import {
  prefetchGetPromptQuery,
  prefetchListCategoriesQuery,
  useGetPrompt,
  useListCategories,
} from '#src/generated/api/prompts/prompts.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { PromptMissing } from '../editor/prompt-missing.tsx';
import { PromptScreen } from '../editor/prompt-screen.tsx';

/** Waits for what the page reads; the page itself shows what could not be had. */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const id = params['id'] ?? '';
  await Promise.all([
    prefetchGetPromptQuery(queryClient, id),
    prefetchListCategoriesQuery(queryClient),
  ]);
  return null;
}

/** The loader has asked already; who wants to ask again presses the button. */
const FETCHED = { refetchOnMount: false, retryOnMount: false } as const;

export function Component() {
  const { id = '' } = useParams();
  const prompt = useGetPrompt(id, { query: FETCHED });
  const categories = useListCategories({ query: FETCHED });
  if (!prompt.data && statusOf(prompt.error) === 404) return <PromptMissing />;
  const failed = [prompt, categories].find(({ isError, data }) => isError && !data);
  if (failed) return <QueryError query={failed} />;
  if (!prompt.data || !categories.data) return <Skeletons kind="form" />;
  return <PromptScreen key={id} prompt={prompt.data} categories={categories.data.items} />;
}
