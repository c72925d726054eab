import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import { codeOf, isUnanswered, messageOf, statusOf } from '#src/api/problem.ts';
import { useReturnedSetup } from './use-returned-setup.ts';

/** Failures after which the same card may still be saved. */
const mayFollow = (error: unknown) =>
  isUnanswered(error) ||
  codeOf(error) === 'card_not_confirmed' ||
  [429, 500, 502, 503, 504].includes(statusOf(error) ?? 0);

/** How the set-up of a card ended that a bank's own page returns from; nothing on any other visit. */
export function ReturnedCard({ onAddCard }: { onAddCard: () => void }) {
  const { t } = useTranslation('billing');
  const { isAsking, isAwaited, error, ask, dismiss } = useReturnedSetup();
  if (isAsking)
    return (
      <Alert
        severity="info"
        role="status"
        icon={<CircularProgress color="inherit" size={20} aria-hidden="true" />}
      >
        {t(isAwaited ? 'cards.returned.awaited' : 'cards.returned.saving')}
      </Alert>
    );
  if (!error) return null;
  const isOpen = mayFollow(error);
  return (
    <Alert severity={isOpen ? 'warning' : 'error'}>
      {messageOf(error)} {!isOpen && t('cards.returned.notSaved')}
      <Box sx={{ mt: 3 }}>
        <Button
          color="inherit"
          size="small"
          variant="outlined"
          onClick={() => {
            if (isOpen) return ask();
            dismiss();
            onAddCard();
          }}
        >
          {t(isOpen ? 'payment.askAgain' : 'cards.add')}
        </Button>
      </Box>
    </Alert>
  );
}
