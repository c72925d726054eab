import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { draftStore } from '../lib/draft-store.ts';
import { lazyImport } from '../lib/lazy.ts';
import { session } from '../session/session.ts';
import { hasUnsavedWork } from '../session/unsaved-work.ts';
import type { LogoutDialogProps } from './logout-dialog.tsx';

type Dialog = (props: LogoutDialogProps) => ReactNode;

/** Logs out at once, or asks first where that would lose work; `question` is to be drawn. */
export function useLogout(userId: string): { logout: () => void; question: ReactNode } {
  const { t } = useTranslation('shell');
  const [LogoutDialog, setDialog] = useState<Dialog>();
  const [isAsking, setAsking] = useState(false);

  const ask = async () => {
    try {
      const dialog = await lazyImport('logout-dialog', () => import('./logout-dialog.tsx'));
      setDialog(() => dialog.LogoutDialog);
      setAsking(true);
    } catch {
      // Without a network the dialog cannot be fetched, and logging out must work all the same.
      if (window.confirm(t('logout.text'))) void session.logout();
    }
  };
  const logout = () => {
    if (hasUnsavedWork(draftStore, userId)) void ask();
    else void session.logout();
  };
  const question = LogoutDialog && (
    <LogoutDialog isOpen={isAsking} onClose={() => setAsking(false)} />
  );
  return { logout, question };
}
