import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from './icon.tsx';

export type PageHeaderProps = {
  title: ReactNode;
  /** To put the focus on it, where the address does not change with what is shown. */
  headingRef?: Ref<HTMLHeadingElement>;
  text?: ReactNode;
  /** The way here, outermost first, without the page itself. */
  parents?: readonly { label: string; to: string }[];
  /** Buttons at the end of the line. */
  actions?: ReactNode;
};

/** The page's one h1, with its actions. */
export function PageHeader({ title, headingRef, text, parents = [], actions }: PageHeaderProps) {
  const { t } = useTranslation('shell');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        justifyContent: 'space-between',
        gap: 4,
        mb: 6,
      }}
    >
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        {parents.length > 0 && (
          <Box
            component="nav"
            aria-label={t('ui.breadcrumb')}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, fontSize: '0.8125rem' }}
          >
            {parents.map(({ label, to }, index) => (
              <Box key={to} component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
                <Icon
                  path={index === 0 ? mdiChevronLeft : mdiChevronRight}
                  isDirectional
                  sx={{ fontSize: '1rem', color: 'text.secondary', mr: 0.5 }}
                />
                <Link component={RouterLink} to={to} color="textSecondary" underline="hover">
                  {label}
                </Link>
              </Box>
            ))}
          </Box>
        )}
        <Typography
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          variant="h4"
          component="h1"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          {title}
        </Typography>
        {text && (
          <Typography component="div" sx={{ mt: 1, color: 'text.secondary', maxWidth: 640 }}>
            {text}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>{actions}</Box>}
    </Box>
  );
}
