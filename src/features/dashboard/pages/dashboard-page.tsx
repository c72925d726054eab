import { mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { QueryError } from '#src/components/query-error.tsx';
import { queryClient } from '#src/api/query-client.ts';
import {
  prefetchGetUserCountsQuery,
  useGetUserCounts,
} from '#src/generated/api/dashboard/dashboard.ts';
import { prefetchListMostUsedCategoriesQuery } from '#src/generated/api/prompts/prompts.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ActivityPanel } from '../activity-panel.tsx';
import { AdminFigures } from '../admin-figures.tsx';
import { CategoriesPanel } from '../categories-panel.tsx';
import { DEFAULT_RANGE, readRange } from '../figures.ts';
import { QuotaPanel } from '../quota-panel.tsx';
import { RangeToggle } from '../range-toggle.tsx';
import { RecentPanel } from '../recent-panel.tsx';
import { StatCards } from '../stat-cards.tsx';
import { TrialNotice } from '../trial-notice.tsx';
import { UnverifiedNotice } from '../unverified-notice.tsx';
import { Welcome } from '../welcome.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const range = readRange(new URL(request.url).searchParams);
  void prefetchGetUserCountsQuery(queryClient, { range });
  void prefetchListMostUsedCategoriesQuery(queryClient);
  return null;
}

const wide = { xs: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };

export function Component() {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useSearchParams();
  const range = readRange(search);
  const user = useCurrentUser();
  const answer = useGetUserCounts({ range }, { query: { placeholderData: keepPreviousData } });
  const counts = answer.data;
  const isFirstVisit =
    counts !== undefined && counts.prompts === 0 && counts.generations === 0 && counts.runs === 0;
  return (
    <>
      <PageHeader
        title={user ? t('greeting', { name: user.firstName }) : t('title')}
        text={t('text')}
        actions={
          <>
            <RangeToggle
              range={range}
              onChange={(next) =>
                setSearch(next === DEFAULT_RANGE ? {} : { range: next }, {
                  preventScrollReset: true,
                })
              }
            />
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
      {answer.error && !counts ? (
        <QueryError query={answer} />
      ) : (
        <Box
          aria-busy={answer.isPending || answer.isPlaceholderData}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, sm: 5 } }}
        >
          {user && !user.emailVerifiedAt && <UnverifiedNotice email={user.email} />}
          {counts?.trialDaysLeft !== undefined && <TrialNotice daysLeft={counts.trialDaysLeft} />}
          {counts?.admin && (
            <>
              <AdminFigures figures={counts.admin} />
              <Typography variant="h6" component="h2">
                {t('admin.own')}
              </Typography>
            </>
          )}
          {isFirstVisit ? <Welcome /> : <StatCards counts={counts} />}
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: wide }}>
            {!isFirstVisit && <RecentPanel prompts={counts?.recentPrompts} />}
            <QuotaPanel quota={counts?.quota} />
            {!isFirstVisit && <ActivityPanel counts={counts} />}
            <CategoriesPanel />
          </Box>
        </Box>
      )}
    </>
  );
}
