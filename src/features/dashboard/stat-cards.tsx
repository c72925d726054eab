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
import type { Counts } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { StatCard } from '#src/ui/stat-card.tsx';
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
  const hasSeats = seats !== undefined && seats.total > 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 5 },
        // Six columns share out five cards as well as six.
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
        '& > *': { gridColumn: { sm: 'span 2' } },
        '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', sm: 'span 3' } },
        '& > :nth-of-type(4), & > :nth-of-type(5)': {
          gridColumn: { sm: hasSeats ? 'span 2' : 'span 3' },
        },
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
        />
      ))}
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
      {seats && hasSeats && (
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
  );
}
