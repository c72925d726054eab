import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ThemeColor } from '#src/theme/palette.ts';
import { visuallyHidden } from '../visually-hidden.ts';
import { axisMarks, niceTop } from './scale.ts';

export type BarChartProps = {
  /** `label` and `text` are already in the person's language; `text` defaults to the value. */
  bars: readonly { label: string; value: number; text?: string }[];
  /** The chart's name. */
  label: string;
  /** Writes a number of the axis in the person's language. */
  formatValue: (value: number) => string;
  color?: ThemeColor;
  height?: number;
};

const MAX_LABELS = 8;
const MAX_LABELS_NARROW = 4;

/** Upright bars over their labels, with an axis of values; a table for who does not see them. */
export function BarChart(props: BarChartProps) {
  const { bars, label, formatValue, color = 'primary', height = 180 } = props;
  const { t } = useTranslation('shell');
  const top = niceTop(Math.max(0, ...bars.map(({ value }) => value)));
  const marks = axisMarks(top);
  // More labels than fit are thinned out; the table has them all.
  const every = Math.max(1, Math.ceil(bars.length / MAX_LABELS));
  const everyNarrow = every * Math.max(1, Math.ceil(bars.length / every / MAX_LABELS_NARROW));
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0 }}>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 1.5,
          fontSize: '0.75rem',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <Box
          data-axis="values"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            // Each figure is at its line, not above or below it.
            my: '-0.5lh',
            textAlign: 'end',
          }}
        >
          {marks.map((mark) => (
            <span key={mark}>{formatValue(mark)}</span>
          ))}
        </Box>
        <Box
          sx={{
            position: 'relative',
            height,
            '& > div': {
              position: 'absolute',
              insetInline: 0,
              borderTop: 1,
              borderColor: 'divider',
            },
          }}
        >
          {marks.map((mark) => (
            <div key={mark} style={{ bottom: `${(mark / top) * 100}%` }} />
          ))}
          {/* One rule for all bars: a styled box for each takes longer than the chart. */}
          <Box
            component="span"
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'flex',
              alignItems: 'flex-end',
              gap: bars.length > 20 ? '2px' : 2,
              '& > span': {
                flex: 1,
                minWidth: 2,
                maxWidth: 40,
                mx: 'auto',
                borderRadius: '4px 4px 0 0',
                bgcolor: `${color}.main`,
              },
            }}
          >
            {bars.map((bar, index) => (
              <span
                key={`${index} ${bar.label}`}
                title={bar.text ?? `${bar.label}: ${formatValue(bar.value)}`}
                style={{
                  height: `${Math.max(0, (bar.value / top) * 100)}%`,
                  minHeight: bar.value > 0 ? 3 : 0,
                }}
              />
            ))}
          </Box>
        </Box>
        <Box
          data-axis="days"
          sx={{
            gridColumn: 2,
            display: 'flex',
            height: '1lh',
            '& > div': { flex: 1, minWidth: 0, display: 'flex', justifyContent: 'center' },
          }}
        >
          {bars.map((bar, index) => (
            <div key={`${index} ${bar.label}`}>
              {index % every === 0 && (
                <Box
                  component="span"
                  sx={{
                    flexShrink: 0,
                    // Wider than its bar, it reaches out on both sides alike.
                    mx: '-4rem',
                    whiteSpace: 'nowrap',
                    ...(index % everyNarrow !== 0 && { display: { xs: 'none', sm: 'inline' } }),
                  }}
                >
                  {bar.label}
                </Box>
              )}
            </div>
          ))}
        </Box>
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
              <td>{bar.text ?? formatValue(bar.value)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
