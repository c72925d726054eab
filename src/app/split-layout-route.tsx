import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { changeLanguage } from '../i18n/i18n.ts';
import { LANGUAGES } from '#core/language/languages.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { BRAND } from '../lib/brand.ts';
import { paths } from '../lib/paths.ts';
import { GuestTools } from '../shell/guest-tools.tsx';
import { GuestLayout } from '../shell/layouts/guest-layout.tsx';
import { AfterHydration } from '../first-paint/after-hydration.tsx';

/** Guest pages: banner and form, with language and mode at hand. */
export function Component() {
  const { code } = useLanguage();
  return (
    <GuestLayout
      brand={BRAND.name}
      homePath={paths.home()}
      tools={
        <AfterHydration placeholder={<Box sx={{ height: 40 }} />}>
          <GuestTools
            language={code}
            languages={LANGUAGES}
            onLanguage={(chosen) => void changeLanguage(chosen)}
          />
        </AfterHydration>
      }
    >
      <Outlet />
    </GuestLayout>
  );
}
