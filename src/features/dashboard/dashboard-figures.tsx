import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetUserCountsSuspense } from '#src/generated/api/dashboard/dashboard.ts';
import type { Counts, CountsRange } from '#src/generated/api/endpoints.schemas.ts';
import { lazyImport } from '#src/lib/lazy.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { CategoriesPanel } from './categories-panel.tsx';
import { QuotaPanel } from './quota-panel.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { StatCards } from './stat-cards.tsx';
import { TrialNotice } from './trial-notice.tsx';
import { Welcome } from './welcome.tsx';

const AdminFigures = lazy(async () => ({
  default: (await lazyImport('admin-figures', () => import('./admin-figures.tsx'))).AdminFigures,
}));

const wide = { xs: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };
export const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: 4, sm: 5 },
};

/** The figures of a range; while another one loads, those of the last one stay. */
export function DashboardFigures({ range }: { range: CountsRange }) {
  const shown = useDeferredValue(range);
  const { data } = useGetUserCountsSuspense({ range: shown });
  return <FiguresLayout counts={data} isBusy={shown !== range} />;
}

export type FiguresLayoutProps = { counts?: Counts; isBusy?: boolean };

/** Panels in their order; without counts, skeletons of the same size. */
export function FiguresLayout({ counts, isBusy = true }: FiguresLayoutProps) {
  const { t } = useTranslation('dashboard');
  const isFirstVisit =
    counts !== undefined && counts.prompts === 0 && counts.generations === 0 && counts.runs === 0;
  return (
    <Box aria-busy={isBusy} sx={stacked}>
      {counts?.trialDaysLeft !== undefined && <TrialNotice daysLeft={counts.trialDaysLeft} />}
      {counts?.admin && (
        <>
          <Suspense fallback={<Skeletons kind="cards" count={4} />}>
            <AdminFigures figures={counts.admin} />
          </Suspense>
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
  );
}
