import { useTranslation } from 'react-i18next';
import { session } from '../session/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

export type LogoutDialogProps = { isOpen: boolean; onClose: () => void };

/** Logging out clears what the browser keeps, unsaved work included; so that is asked first. */
export function LogoutDialog({ isOpen, onClose }: LogoutDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDangerous
      title={t('logout.title')}
      confirmLabel={t('nav.logout')}
      loading={false}
      error={null}
      onConfirm={() => void session.logout()}
      onClose={onClose}
    >
      {t('logout.text')}
    </ConfirmDialog>
  );
}
