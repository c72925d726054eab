import Box from '@mui/material/Box';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../logo.tsx';
import { MAIN_ID, SkipLink } from '../skip-link.tsx';

// Prerendered, so its code can come after the form's; the page does without when it cannot come.
const GuestBanner = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('../guest-banner.tsx')).GuestBanner };
  } catch {
    return { default: () => null };
  }
});

export type GuestLayoutProps = {
  brand: string;
  homePath: string;
  /** Language and mode, at the top end. */
  tools?: ReactNode;
  children: ReactNode;
};

/** Split in two on wide screens: the banner at the reading start, the form next to it. */
export function GuestLayout({ brand, homePath, tools, children }: GuestLayoutProps) {
  const { t } = useTranslation('shell');
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <Box
        component="aside"
        aria-label={brand}
        sx={(theme) => ({
          display: { xs: 'none', lg: 'flex' },
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 8,
          flex: '1 1 58%',
          minWidth: 0,
          p: 12,
          backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.08),
          borderInlineEnd: 1,
          borderColor: theme.vars.palette.divider,
        })}
      >
        <Box sx={{ width: '100%', maxWidth: 520, aspectRatio: '520 / 380' }}>
          <Suspense>
            <GuestBanner />
          </Suspense>
        </Box>
        <Box sx={{ maxWidth: 460, textAlign: 'center' }}>
          <Box component="p" sx={{ m: 0, fontSize: '1.625rem', fontWeight: 600, lineHeight: 1.35 }}>
            {t('guest.title')}
          </Box>
          <Box component="p" sx={{ m: 0, mt: 2, fontSize: '1rem', color: 'text.secondary' }}>
            {t('guest.text')}
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: '1 1 42%',
          minWidth: 0,
          bgcolor: 'background.paper',
        }}
      >
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            minHeight: 72,
            px: { xs: 4, sm: 8 },
          }}
        >
          <Logo brand={brand} to={homePath} />
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>{tools}</Box>
        </Box>
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{
            flex: 1,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            px: { xs: 4, sm: 8 },
            py: 8,
            outline: 'none',
          }}
        >
          <Box sx={{ width: '100%', maxWidth: 420 }}>{children}</Box>
        </Box>
      </Box>
    </Box>
  );
}
