import Box from '@mui/material/Box';
import type { ThemeColor } from '../../theme/palette.ts';
import { linePoints } from './scale.ts';

export type SparklineProps = {
  values: readonly number[];
  /** Says in words what the line shows. */
  label: string;
  color?: ThemeColor;
  height?: number;
};

const WIDTH = 240;

/** A small line without axes. It runs in the reading direction. */
export function Sparkline({ values, label, color = 'primary', height = 48 }: SparklineProps) {
  const points = linePoints(values, { width: WIDTH, height, pad: 3 });
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      sx={{
        display: 'block',
        width: '100%',
        height,
        color: `${color}.main`,
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <polygon
        points={`${first.x},${height} ${line} ${last.x},${height}`}
        fill="currentColor"
        opacity="0.12"
      />
      <polyline
        points={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}
