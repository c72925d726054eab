import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export type UsageMeterProps = {
  label: string;
  /** Already written in the person's language, as in '914 of 2,500'. */
  text: string;
  /** 0 to 1; null where there is no limit, and so nothing to fill. */
  ratio: number | null;
  tone?: 'primary' | 'warning' | 'error';
  /** One line below, as in 'Nearly used up'. */
  note?: ReactNode;
};

/** How much of something is used. The words say what the bar shows. */
export function UsageMeter({ label, text, ratio, tone = 'primary', note }: UsageMeterProps) {
  const labelId = useId();
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mb: 1.5 }}>
        <Typography id={labelId} sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}>
          {label}
        </Typography>
        <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {text}
        </Typography>
      </Box>
      {ratio !== null && (
        <LinearProgress
          variant="determinate"
          color={tone}
          value={Math.min(1, Math.max(0, ratio)) * 100}
          aria-labelledby={labelId}
          aria-valuetext={text}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
      {note && (
        <Typography variant="caption" component="div" color="textSecondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
