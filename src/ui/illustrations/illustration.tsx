import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { brokenLink } from './broken-link.tsx';
import { emptyShelf } from './empty-shelf.tsx';
import { lens } from './lens.tsx';
import { letter } from './letter.tsx';
import { lock } from './lock.tsx';
import { people } from './people.tsx';
import { plug } from './plug.tsx';
import { receipt } from './receipt.tsx';
import { server } from './server.tsx';
import { well } from './well.tsx';

const drawings = {
  'empty-library': emptyShelf,
  'no-results': lens,
  error: plug,
  welcome: well,
  'not-authorized': lock,
  'not-found': brokenLink,
  'server-error': server,
  'mail-sent': letter,
  team: people,
  billing: receipt,
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof drawings;

export type IllustrationProps = { name: IllustrationName; width?: number };

/**
 * Our own drawings, 240 × 180, in the theme's colours: `--p` accent, `--s` surface, `--l` lines,
 * `--t` filled parts. Decoration; what they mean stands beside them in words.
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
      {drawings[name]}
    </Box>
  );
}
