import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import { BRAND } from '../lib/brand.ts';
import { usePageName } from '../lib/page-name.ts';
import type { RouteHandle } from './route-handle.ts';

/** 'Screen · Admin Panel', in the interface's language; a prompt's screen has the prompt's name. */
export function DocumentTitle() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as Partial<RouteHandle> | undefined;
  const name = usePageName();
  const screen = name || (handle?.screen ? t(`titles.${handle.screen.title}`) : undefined);
  const title = screen ? `${screen} · ${BRAND.titleSuffix}` : BRAND.titleSuffix;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
