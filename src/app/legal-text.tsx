import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BRAND } from '../lib/brand.ts';
import { paths } from '../lib/paths.ts';
import { PrefetchLink } from '../lib/prefetch-link.tsx';

/** A legal text of our own: a title, then headed paragraphs, in the interface's language. */
export function LegalText({ text }: { text: 'terms' | 'privacy' }) {
  const { t } = useTranslation(['account', 'common']);
  const sections = t(`account:legal.${text}.sections`, {
    returnObjects: true,
    brand: BRAND.name,
  });
  return (
    <Box component="article" sx={{ maxWidth: 720, py: 8 }}>
      <Typography variant="h3" component="h1">
        {t(`account:legal.${text}.title`)}
      </Typography>
      {sections.map(({ heading, paragraph }) => (
        <Box component="section" key={heading} sx={{ mt: 6 }}>
          <Typography variant="h6" component="h2">
            {heading}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{paragraph}</Typography>
        </Box>
      ))}
      <Button component={PrefetchLink} to={paths.home()} variant="outlined" sx={{ mt: 8 }}>
        {t('common:actions.backToHome')}
      </Button>
    </Box>
  );
}
