import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

export type WritingProgressProps = {
  /** Drafts that have come. How many will is known at the end: kinds that would say the same are one. */
  ready: number;
  /** Whether the goal is understood by now. */
  isRead: boolean;
  onStop: () => void;
};

/** What goes on while drafts are written, and a way to stop: with the drafts that are ready, if any. */
export function WritingProgress({ ready, isRead, onStop }: WritingProgressProps) {
  const { t } = useTranslation('prompts');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}
      >
        <Typography role="status" sx={{ flex: '1 1 auto', fontWeight: 500 }}>
          {ready > 0
            ? t('generator.arrived', { count: ready })
            : t(isRead ? 'generator.steps.writing' : 'generator.steps.reading')}
        </Typography>
        <Button
          size={ready > 0 ? 'small' : 'medium'}
          variant="outlined"
          color="inherit"
          onClick={onStop}
          // A draft that is ready has the focus on its own heading.
          autoFocus={ready === 0}
        >
          {t(ready > 0 ? 'generator.keep' : 'generator.cancel')}
        </Button>
      </Box>
      <LinearProgress aria-label={t('generator.working')} />
    </Box>
  );
}
