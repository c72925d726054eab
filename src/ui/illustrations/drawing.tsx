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

const DRAWINGS = {
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

export type IllustrationName = keyof typeof DRAWINGS;

/** What an illustration shows, inside its frame. */
export function Drawing({ name }: { name: IllustrationName }) {
  return DRAWINGS[name];
}
