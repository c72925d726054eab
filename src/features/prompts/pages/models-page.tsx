import { useTranslation } from 'react-i18next';
import { queryClient } from '#src/api/query-client.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { prefetchListModelsQuery } from '#src/generated/api/prompts/prompts.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { ModelsScreen } from '../models/models-screen.tsx';

export function loader() {
  void prefetchListModelsQuery(queryClient);
  return null;
}

export function Component() {
  const { t } = useTranslation('prompts');
  return (
    <>
      <PageHeader title={t('models.title')} text={t('models.text')} />
      <QueryBoundary fallback={<Skeletons kind="rows" />}>
        <ModelsScreen />
      </QueryBoundary>
    </>
  );
}
