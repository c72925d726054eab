import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ThemeColor } from '../../theme/palette.ts';
import { visuallyHidden } from '../visually-hidden.ts';
import { niceTop } from './scale.ts';

export type BarChartProps = {
  /** `label` and `text` are already in the person's language; `text` defaults to the value. */
  bars: readonly { label: string; value: number; text?: string }[];
  /** The chart's name. */
  label: string;
  color?: ThemeColor;
  height?: number;
};

/** Upright bars over their labels; a table for who does not see them. */
export function BarChart({ bars, label, color = 'primary', height = 180 }: BarChartProps) {
  const { t } = useTranslation('shell');
  const top = niceTop(Math.max(0, ...bars.map(({ value }) => value)));
  // More labels than fit are thinned out; the table has them all.
  const every = Math.max(1, Math.ceil(bars.length / 8));
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: bars.length > 20 ? '2px' : 2,
          height,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {bars.map((bar, index) => (
          <Box
            key={`${index} ${bar.label}`}
            title={`${bar.label}: ${bar.text ?? bar.value}`}
            sx={{
              flex: 1,
              minWidth: 2,
              maxWidth: 40,
              mx: 'auto',
              height: `${Math.max(0, (bar.value / top) * 100)}%`,
              minHeight: bar.value > 0 ? 3 : 0,
              borderRadius: '4px 4px 0 0',
              bgcolor: `${color}.main`,
            }}
          />
        ))}
      </Box>
      <Box
        aria-hidden="true"
        sx={{ display: 'flex', mt: 1.5, fontSize: '0.75rem', color: 'text.secondary' }}
      >
        {bars.map((bar, index) => (
          <Box
            key={`${index} ${bar.label}`}
            sx={{ flex: 1, minWidth: 0, textAlign: 'center', whiteSpace: 'nowrap' }}
          >
            {index % every === 0 ? bar.label : ''}
          </Box>
        ))}
      </Box>
      <Box component="table" sx={visuallyHidden}>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ui.chartLabel')}</th>
            <th scope="col">{t('ui.chartValue')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            <tr key={`${index} ${bar.label}`}>
              <th scope="row">{bar.label}</th>
              <td>{bar.text ?? bar.value}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
