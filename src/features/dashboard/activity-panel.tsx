import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counts } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { METRICS, spansOf, type Metric } from './figures.ts';
import { Panel } from './panel.tsx';
import { useDayLabels } from './use-day-labels.ts';

const HEIGHT = 220;
const WEEK = 7;

/** What was done when, by day or by week. */
export function ActivityPanel({ counts }: { counts: Counts | undefined }) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormats();
  const { day, weekday, span } = useDayLabels();
  const [metric, setMetric] = useState<Metric>('generations');
  const spans = counts ? spansOf(counts.series, metric) : [];
  const total = spans.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel
      title={t('activity.title')}
      text={
        counts
          ? t(`activity.total.${metric}`, { count: total, formatted: number(total) })
          : t('activity.text')
      }
    >
      <Tabs
        value={metric}
        onChange={(_event, next: Metric) => setMetric(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('activity.show')}
        sx={{ mb: 5 }}
      >
        {METRICS.map((name) => (
          <Tab key={name} value={name} label={t(`stats.${name}`)} />
        ))}
      </Tabs>
      {!counts && <Skeleton variant="rounded" height={HEIGHT + 24} />}
      {counts && total === 0 && (
        <Typography
          color="textSecondary"
          sx={{
            display: 'grid',
            placeItems: 'center',
            minHeight: HEIGHT + 24,
            textAlign: 'center',
          }}
        >
          {t('activity.empty')}
        </Typography>
      )}
      {counts && total > 0 && (
        <BarChart
          label={t(`stats.${metric}`)}
          height={HEIGHT}
          formatValue={number}
          bars={spans.map(({ from, to, value }) => ({
            label: spans.length > WEEK ? day(from) : weekday(from),
            value,
            text: t('activity.bar', { days: span(from, to), value: number(value) }),
          }))}
        />
      )}
    </Panel>
  );
}
