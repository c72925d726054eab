import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { mayPassLater, messageOf } from '#src/api/problem.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** Time to read the words and reach the button. */
const WITH_BUTTON_MS = 8000;

function TryAgain({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      onClick={onClick}
      sx={{ display: 'flex', mt: 2 }}
    >
      {t('actions.retry')}
    </Button>
  );
}

/** A refusal as a toast; where the same may pass later, with a button that tries it again. */
export function toastRefusal(error: unknown, again: () => void): void {
  const message = messageOf(error);
  if (!mayPassLater(error)) {
    toast.error(message);
    return;
  }
  const retry = (id: string) => {
    toast.dismiss(id);
    again();
  };
  toast.error(
    ({ id }) => (
      <>
        {message}
        <TryAgain onClick={() => retry(id)} />
      </>
    ),
    { duration: WITH_BUTTON_MS },
  );
}
