import Box from '@mui/material/Box';
import { lazy, Suspense, type ComponentType } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';
import type { IllustrationName } from './drawing.tsx';

export type { IllustrationName };

/** Latest, where the browser is never idle. */
const LATEST_MS = 2000;

// It comes with what no first screen needs (first-paint/deferred-chunk.tsx), and must not have that run before one is
// painted. No screen waits for its decoration, and an error page must show when nothing can be fetched any more.
const Drawing = lazy(async (): Promise<{ default: ComponentType<{ name: IllustrationName }> }> => {
  try {
    await new Promise<void>((resolve) => whenIdle(resolve, LATEST_MS));
    return { default: (await import('./drawing.tsx')).Drawing };
  } catch {
    return { default: () => null };
  }
});

export type IllustrationProps = { name: IllustrationName; width?: number };

/**
 * Our own drawings, 240 × 180, in the theme's colours: `--p` accent, `--s` surface, `--l` lines,
 * `--t` filled parts. Decoration; their meaning is next to them in words.
 */
export function Illustration({ name, width = 240 }: IllustrationProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 240 180"
      aria-hidden="true"
      focusable="false"
      sx={{
        width,
        maxWidth: '100%',
        height: 'auto',
        '--p': 'var(--pw-palette-primary-main)',
        '--c': 'var(--pw-palette-primary-contrastText)',
        '--s': 'var(--pw-palette-background-paper)',
        '--l': 'var(--pw-palette-surface-inputBorder)',
        '--t': 'var(--pw-palette-surface-track)',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <ellipse cx="120" cy="92" rx="104" ry="74" fill="var(--p)" opacity=".09" />
      <ellipse cx="120" cy="164" rx="78" ry="7" fill="var(--p)" opacity=".14" />
      <Suspense>
        <Drawing name={name} />
      </Suspense>
    </Box>
  );
}
