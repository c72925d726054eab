import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { ChangePreview } from './change-preview.tsx';
import type { PlanChoice, PlanDoor } from './plan-door.ts';

export type PlanDoorsProps = {
  door: PlanDoor;
  /** Names the plan to a screen reader, as every card has the same buttons. */
  plan: string;
  /** Whether the card has a slider for seats. */
  hasSeats: boolean;
  onTrial: (choice: PlanChoice) => void;
  onLater: (choice: PlanChoice) => void;
};

/** The buttons of a plan's card, or why there is none. */
export function PlanDoors({ door, plan, hasSeats, onTrial, onLater }: PlanDoorsProps) {
  const { t } = useTranslation('billing');
  const named = (label: string) => ({ 'aria-label': `${label}: ${plan}` });
  const checkout = ({ planCode, interval, seats }: PlanChoice, trial = false) =>
    paths.checkout({ plan: planCode, interval, ...(seats > 0 && { seats }), trial });
  if (door.kind === 'none') return null;
  if (door.kind === 'current' || door.kind === 'resumeFirst' || door.kind === 'payFirst')
    return (
      <Typography variant="body2" color="textSecondary">
        {t(door.kind === 'current' && hasSeats ? 'doors.currentSeats' : `doors.${door.kind}`)}
      </Typography>
    );
  const { choice } = door;
  if (door.kind === 'upgrade') return <ChangePreview choice={choice} />;
  if (door.kind === 'later')
    return (
      <Button
        variant="outlined"
        fullWidth
        onClick={() => onLater(choice)}
        {...named(t('doors.later'))}
      >
        {t('doors.later')}
      </Button>
    );
  const choose = (
    <Button
      variant={door.kind === 'trial' ? 'outlined' : 'contained'}
      fullWidth
      component={PrefetchLink}
      to={checkout(choice)}
      {...named(t('doors.choose'))}
    >
      {t('doors.choose')}
    </Button>
  );
  if (door.kind === 'choose') return choose;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Button
        variant="contained"
        fullWidth
        onClick={() => onTrial(choice)}
        {...named(t('trial.start'))}
      >
        {t('trial.start')}
      </Button>
      {choose}
      <Button
        size="small"
        component={PrefetchLink}
        to={checkout(choice, true)}
        {...named(t('doors.trialWithCard'))}
      >
        {t('doors.trialWithCard')}
      </Button>
    </Box>
  );
}
