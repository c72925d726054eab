import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { prefetchGetUserCountsQuery } from '#src/generated/api/dashboard/dashboard.ts';
import { prefetchListMostUsedCategoriesQuery } from '#src/generated/api/prompts/prompts.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useListState } from '#src/lib/use-list-state.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { DashboardFigures, FiguresLayout, stacked } from '../dashboard-figures.tsx';
import { rangeState } from '../figures.ts';
import { RangeToggle } from '../range-toggle.tsx';
import { UnverifiedNotice } from '../unverified-notice.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const { range } = rangeState.read(new URL(request.url).searchParams);
  void prefetchGetUserCountsQuery(queryClient, { range });
  void prefetchListMostUsedCategoriesQuery(queryClient);
  return null;
}

export function Component() {
  const { t } = useTranslation('dashboard');
  const { state, show } = useListState(rangeState);
  const user = useCurrentUser();
  return (
    <>
      <PageHeader
        title={user ? t('greeting', { name: user.firstName }) : t('title')}
        text={t('text')}
        actions={
          <>
            <RangeToggle range={state.range} onChange={(range) => show({ range })} />
            <Button
              variant="contained"
              component={PrefetchLink}
              to={paths.generator()}
              startIcon={<Icon path={mdiPlus} />}
            >
              {t('generate')}
            </Button>
          </>
        }
      />
      <Box sx={stacked}>
        {user && !user.emailVerifiedAt && <UnverifiedNotice email={user.email} />}
        <QueryBoundary fallback={<FiguresLayout />}>
          <DashboardFigures range={state.range} />
        </QueryBoundary>
      </Box>
    </>
  );
}
