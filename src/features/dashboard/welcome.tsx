import { mdiCreation, mdiLightbulbOnOutline, mdiTrayArrowDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Illustration } from '#src/ui/illustrations/illustration.tsx';
import { GoalForm } from './goal-form.tsx';

const STEPS = [
  { key: 'describe', icon: mdiCreation },
  { key: 'try', icon: mdiLightbulbOnOutline },
  { key: 'keep', icon: mdiTrayArrowDown },
] as const;

/** The first visit: what this is for, in three steps, and where to begin. */
export function Welcome() {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      component="section"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column-reverse', md: 'row' },
        alignItems: 'center',
        gap: 6,
        p: { xs: 5, md: 8 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h5" component="h2">
          {t('welcome.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 2, maxWidth: 560 }}>
          {t('welcome.text')}
        </Typography>
        <Box
          component="ol"
          sx={{ listStyle: 'none', m: 0, my: 6, p: 0, display: 'grid', gap: 4, maxWidth: 560 }}
        >
          {STEPS.map(({ key, icon }) => (
            <Box key={key} component="li" sx={{ display: 'flex', gap: 4 }}>
              <Icon path={icon} sx={{ color: 'primary.main', mt: 0.5 }} />
              <Box>
                <Typography sx={{ fontWeight: 500 }}>{t(`welcome.${key}.title`)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`welcome.${key}.text`)}
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
        <GoalForm />
        <Box sx={{ mt: 3 }}>
          <Button component={PrefetchLink} to={paths.starters()}>
            {t('welcome.starters')}
          </Button>
        </Box>
      </Box>
      <Illustration name="welcome" width={280} />
    </Card>
  );
}
