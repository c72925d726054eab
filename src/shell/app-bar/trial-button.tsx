import { mdiRocketLaunchOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/icon.tsx';
import type { TrialInfo } from '../shell-types.ts';

export type TrialButtonProps = { trial: TrialInfo; to: string };

/** '30-Day Free Trial' before, 'Trial: N days left' during, nothing on a paid plan. */
export function TrialButton({ trial, to }: TrialButtonProps) {
  const { t } = useTranslation('shell');
  if (trial.kind === 'none') return null;
  const text =
    trial.kind === 'offer' ? t('trial.offer') : t('trial.left', { count: trial.daysLeft });
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      variant={trial.kind === 'offer' ? 'contained' : 'outlined'}
      aria-label={text}
      sx={{ minWidth: 0, gap: 2, mx: 1, px: { xs: 2, sm: 3.5 } }}
    >
      <Icon path={mdiRocketLaunchOutline} fontSize="small" />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {text}
      </Box>
    </Button>
  );
}
