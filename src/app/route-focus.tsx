import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { MAIN_ID } from '../shell/skip-link.tsx';

/**
 * Another screen begins at its heading: the focus goes there, so that a screen reader says where
 * one is and Tab goes on in the content. A field that takes the focus by itself keeps it, and so
 * does whoever stays in the same screen while its address changes.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const main = document.getElementById(MAIN_ID);
    const holder = document.activeElement;
    // What was focused in the last screen is hidden now, and loses the focus a moment later.
    const hasFocus = holder !== main && main?.contains(holder) && holder?.checkVisibility();
    if (!main || hasFocus) return;
    const target = main.querySelector<HTMLElement>('h1') ?? main;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
