import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';

export type QualityScoreProps = {
  /** 0 to 100. */
  score: number;
  size?: number;
};

/** A score as a ring with its figure; the colour only repeats what the figure says. */
export function QualityScore({ score, size = 44 }: QualityScoreProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const color = score >= 80 ? 'primary.main' : score >= 50 ? 'warning.main' : 'error.main';
  const stroke = size / 11;
  const radius = (size - stroke) / 2;
  const round = 2 * Math.PI * radius;
  return (
    <Box
      role="img"
      aria-label={t('quality.score', { score: formats.number(score) })}
      title={t('quality.score', { score: formats.number(score) })}
      sx={{ position: 'relative', width: size, height: size, flexShrink: 0, color }}
    >
      <Box
        component="svg"
        viewBox={`0 0 ${size} ${size}`}
        aria-hidden="true"
        sx={{ display: 'block', transform: 'rotate(-90deg)' }}
      >
        <Box
          component="circle"
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          strokeWidth={stroke}
          sx={{ stroke: (theme) => theme.vars?.palette.surface.track }}
        />
        <circle
          cx={size / 2}
          cy={size / 2}
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth={stroke}
          strokeLinecap="round"
          strokeDasharray={`${(Math.max(0, Math.min(100, score)) / 100) * round} ${round}`}
        />
      </Box>
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          fontSize: size * 0.32,
          fontWeight: 600,
          color: 'text.primary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {formats.number(score)}
      </Box>
    </Box>
  );
}
