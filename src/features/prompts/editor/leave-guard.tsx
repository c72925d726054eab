import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { session } from '#src/session/session.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

/** Asks before a screen with unsaved changes is left. The changes are kept in the browser anyway. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation('prompts');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Who was signed out must reach the sign-in page.
      session.getState().status === 'signedIn',
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('editor.leaveTitle')}
      confirmLabel={t('editor.leave')}
      loading={false}
      error={null}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('editor.leaveText')}
    </ConfirmDialog>
  );
}
