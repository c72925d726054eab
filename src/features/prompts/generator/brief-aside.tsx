import { mdiArrowTopLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Illustration } from '#src/ui/illustrations/illustration.tsx';

export type BriefAsideProps = { onPick: (goal: string) => void };

const EXAMPLES = ['report', 'lesson', 'reply', 'review'] as const;

/** Beside the empty form: what comes of it, and goals to begin with. */
export function BriefAside({ onPick }: BriefAsideProps) {
  const { t } = useTranslation('prompts');
  return (
    <Card component="aside" sx={{ alignSelf: 'start' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Box sx={{ alignSelf: 'center' }}>
          <Illustration name="welcome" width={180} />
        </Box>
        <Typography variant="h6" component="h2">
          {t('generator.asideTitle')}
        </Typography>
        <Typography color="textSecondary">{t('generator.asideText')}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {EXAMPLES.map((name) => (
            <li key={name}>
              <Button
                fullWidth
                variant="outlined"
                color="inherit"
                onClick={() => onPick(t(`generator.exampleGoals.${name}`))}
                sx={{
                  justifyContent: 'flex-start',
                  textAlign: 'start',
                  whiteSpace: 'normal',
                  fontWeight: 400,
                  gap: 3,
                  py: 2.5,
                  borderColor: 'divider',
                }}
              >
                <Icon
                  path={mdiArrowTopLeft}
                  fontSize="small"
                  isDirectional
                  sx={{ color: 'primary.main' }}
                />
                {t(`generator.exampleGoals.${name}`)}
              </Button>
            </li>
          ))}
        </Box>
        <Button component={PrefetchLink} to={paths.starters()} sx={{ alignSelf: 'flex-start' }}>
          {t('generator.toStarters')}
        </Button>
      </CardContent>
    </Card>
  );
}
