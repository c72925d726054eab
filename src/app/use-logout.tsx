import { lazy, Suspense, useState, type ReactNode } from 'react';
import { draftStore } from '../lib/draft-store.ts';
import { lazyImport } from '../lib/lazy.ts';
import { session } from '../session/session.ts';
import { hasUnsavedWork } from '../session/unsaved-work.ts';

const LogoutDialog = lazy(() =>
  lazyImport('logout-dialog', () => import('./logout-dialog.tsx')).then((module) => ({
    default: module.LogoutDialog,
  })),
);

/** Logs out at once, or asks first where that would lose work; `question` is to be drawn. */
export function useLogout(userId: string): { logout: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState<boolean>();
  const logout = () => {
    if (hasUnsavedWork(draftStore, userId)) setAsking(true);
    else void session.logout();
  };
  const question = isAsking !== undefined && (
    <Suspense>
      <LogoutDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Suspense>
  );
  return { logout, question };
}
