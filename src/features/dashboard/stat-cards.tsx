import {
  mdiAccountGroupOutline,
  mdiCreation,
  mdiDownloadOutline,
  mdiFileDocumentMultipleOutline,
  mdiPlayOutline,
  mdiStarOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Counts } from '../../generated/model/counts.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { Sparkline } from '../../ui/charts/sparkline.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { ChangeNote } from './change-note.tsx';

const ACTIVITY = [
  { metric: 'generations', icon: mdiCreation, color: 'primary' },
  { metric: 'runs', icon: mdiPlayOutline, color: 'info' },
  { metric: 'downloads', icon: mdiDownloadOutline, color: 'secondary' },
] as const;

/** Activity of the range with its change, and the stocks of today. */
export function StatCards({ counts }: { counts: Counts | undefined }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const loading = counts === undefined;
  const stock = (value: number | undefined) => (value === undefined ? '' : number(value));
  const saved = counts?.series.reduce((sum, day) => sum + day.prompts, 0) ?? 0;
  const seats = counts?.subUsers;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, sm: 5 } }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, sm: 5 },
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {ACTIVITY.map(({ metric, icon, color }) => (
          <StatCard
            key={metric}
            label={t(`stats.${metric}`)}
            icon={icon}
            color={color}
            loading={loading}
            value={stock(counts?.[metric])}
            note={counts && <ChangeNote now={counts[metric]} before={counts.previous[metric]} />}
            chart={
              counts && (
                <Sparkline
                  color={color}
                  height={40}
                  label={t('stats.trend', { name: t(`stats.${metric}`) })}
                  values={counts.series.map((day) => day[metric])}
                />
              )
            }
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, sm: 5 },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
          '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        <StatCard
          label={t('stats.prompts')}
          icon={mdiFileDocumentMultipleOutline}
          loading={loading}
          value={stock(counts?.prompts)}
          note={t('stats.saved', { count: saved, formatted: number(saved) })}
        />
        <StatCard
          label={t('stats.favourites')}
          icon={mdiStarOutline}
          color="warning"
          loading={loading}
          value={stock(counts?.favourites)}
          note={t('stats.favouritesNote')}
        />
        {seats && seats.total > 0 && (
          <StatCard
            label={t('stats.seats')}
            icon={mdiAccountGroupOutline}
            color="info"
            value={t('stats.seatsOf', { used: number(seats.used), total: number(seats.total) })}
            note={t('stats.seatsFree', {
              count: Math.max(0, seats.total - seats.used),
              formatted: number(Math.max(0, seats.total - seats.used)),
            })}
          />
        )}
      </Box>
    </Box>
  );
}
