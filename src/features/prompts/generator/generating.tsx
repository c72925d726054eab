import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#src/generated/api/endpoints.schemas.ts';
import { ArrivedCard } from './arrived-card.tsx';

export type GeneratingProps = {
  count: number;
  /** What has come, by its place. */
  places: ReadonlyMap<number, Candidate>;
  onCancel: () => void;
};

const STEPS = ['reading', 'planning', 'writing', 'checking'] as const;
const STEP_MS = 2500;

/** While the prompts are written: what goes on, those that have come among places for the rest, and a way to stop. */
export function Generating({ count, places, onCancel }: GeneratingProps) {
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
            {places.size > 0
              ? t('generator.arrived', { count: places.size, all: count })
              : t(`generator.steps.${STEPS[step] ?? 'writing'}`)}
          </Typography>
          <Button variant="outlined" color="inherit" onClick={onCancel} autoFocus>
            {t(places.size > 0 ? 'generator.keep' : 'generator.cancel')}
          </Button>
        </Box>
        <LinearProgress aria-label={t('generator.working')} />
      </Card>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: '1fr', md: `repeat(${count}, minmax(0, 1fr))` },
        }}
      >
        {Array.from({ length: count }, (_item, index) => {
          const candidate = places.get(index);
          return candidate ? (
            <ArrivedCard key={index} candidate={candidate} />
          ) : (
            <Card key={index} aria-hidden="true" sx={{ p: 5 }}>
              <Skeleton width="70%" height={28} />
              <Skeleton width="40%" />
              <Skeleton variant="rounded" height={260} sx={{ my: 4 }} />
              <Skeleton width="90%" />
              <Skeleton width="80%" />
            </Card>
          );
        })}
      </Box>
    </Box>
  );
}
