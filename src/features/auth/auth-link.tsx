import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';

/** A link between guest pages; underlined, since colour alone does not tell it from its sentence. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={PrefetchLink} to={to} underline="always">
      {children}
    </Link>
  );
}

/** A page to read on the way; in a tab of its own, so that what was typed stays. */
export function SideLink({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation('auth');
  return (
    <Link href={to} target="_blank" rel="noreferrer" underline="always">
      {children}
      <Box component="span" sx={visuallyHidden}>
        {' '}
        {t('newTab')}
      </Box>
    </Link>
  );
}
