import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PrefetchLink } from '../../lib/prefetch-link.tsx';

/** A link between guest pages; underlined, since colour alone does not tell it from its sentence. */
export function AuthLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={PrefetchLink} to={to} underline="always">
      {children}
    </Link>
  );
}
