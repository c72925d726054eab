import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LogoMark } from './logo-mark.tsx';

export type LogoProps = {
  brand: string;
  to: string;
  /** Only the mark is seen, as in a collapsed menu; the name stays for screen readers. */
  isMarkOnly?: boolean;
};

/** Mark and name, linking home. */
export function Logo({ brand, to, isMarkOnly = false }: LogoProps) {
  const { t } = useTranslation('shell');
  return (
    <Box
      component={Link}
      to={to}
      aria-label={t('home', { brand })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 3,
        color: 'text.primary',
        textDecoration: 'none',
        fontWeight: 600,
        fontSize: '1.1875rem',
        whiteSpace: 'nowrap',
      }}
    >
      <LogoMark />
      <Box
        component="span"
        sx={{ opacity: isMarkOnly ? 0 : 1, transition: 'opacity 150ms ease-out' }}
      >
        {brand}
      </Box>
    </Box>
  );
}
