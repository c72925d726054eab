import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export type GeneratingProps = { count: number; onCancel: () => void };

const STEPS = ['reading', 'planning', 'writing', 'checking'] as const;
const STEP_MS = 2500;

/** While the prompts are written: what goes on, places for them, and a way to stop. */
export function Generating({ count, onCancel }: GeneratingProps) {
  const { t } = useTranslation('prompts');
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(
      () => setStep((current) => Math.min(current + 1, STEPS.length - 1)),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return (
    <Box>
      <Card sx={{ p: 5, mb: 5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: 4 }}>
          <Typography role="status" variant="h6" component="p" sx={{ flex: 1 }}>
            {t(`generator.steps.${STEPS[step] ?? 'writing'}`)}
          </Typography>
          <Button variant="outlined" color="inherit" onClick={onCancel} autoFocus>
            {t('generator.cancel')}
          </Button>
        </Box>
        <LinearProgress aria-label={t('generator.working')} />
      </Card>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${count}, minmax(0, 1fr))` },
        }}
      >
        {Array.from({ length: count }, (_item, index) => (
          <Card key={index} sx={{ p: 5 }}>
            <Skeleton width="70%" height={28} />
            <Skeleton width="40%" />
            <Skeleton variant="rounded" height={260} sx={{ my: 4 }} />
            <Skeleton width="90%" />
            <Skeleton width="80%" />
          </Card>
        ))}
      </Box>
    </Box>
  );
}
