import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentWidth } from './layouts/content-width.tsx';
import { layoutTokens } from '../theme/tokens.ts';

export type FooterProps = { company: string; position: 'fixed' | 'static' | 'hidden' };

/** The company's name, and below it its rights with the current year. */
export function Footer({ company, position }: FooterProps) {
  const { t } = useTranslation('shell');
  const [year] = useState(() => new Date().getFullYear());
  if (position === 'hidden') return null;
  const isFixed = position === 'fixed';
  return (
    <Box
      component="footer"
      sx={{
        py: 3,
        minHeight: layoutTokens.footerHeight,
        ...(isFixed && {
          position: 'sticky',
          bottom: 0,
          zIndex: 'mobileStepper',
          bgcolor: 'background.paper',
          borderTop: 1,
          borderColor: 'divider',
        }),
      }}
    >
      <ContentWidth>
        <Typography sx={{ fontWeight: 500 }}>{company}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('footer.rights')} © {year}
        </Typography>
      </ContentWidth>
    </Box>
  );
}
