import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../api/query-client.ts';
import { draftStore } from '../lib/draft-store.ts';
import { paths } from '../lib/paths.ts';
import { PrefetchLink } from '../lib/prefetch-link.tsx';
import { useSession } from '../session/use-session.ts';
import { waitingCopies, type WaitingCopy } from '../session/waiting-copies.ts';
import { useOnline } from '../shell/use-online.ts';

let round: Promise<WaitingCopy[]> | undefined;

/** One round at a time; its code comes only where something waits. Without it the changes wait on. */
function sendWaiting(userId: string): Promise<WaitingCopy[]> {
  round ??= import('../features/prompts/editor/send-kept-copies.ts')
    .then(({ sendKeptCopies }) => sendKeptCopies(queryClient, userId))
    .catch(() => [])
    .finally(() => (round = undefined));
  return round;
}

/**
 * Sends the changes of prompts that wait on this device, once the application starts and whenever the server is back.
 * What was changed elsewhere as well is named, with the way to it.
 */
export function WaitingChanges({ userId }: { userId: string }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const isOnline = useOnline();
  const isReachable = isOnline && session.status === 'signedIn' && !session.isOffline;
  const [asking, setAsking] = useState<readonly WaitingCopy[]>([]);
  useEffect(() => {
    if (!isReachable || waitingCopies(draftStore, userId).length === 0) return undefined;
    let isHere = true;
    void sendWaiting(userId).then((left) => isHere && setAsking(left));
    return () => {
      isHere = false;
    };
  }, [isReachable, userId]);
  const [first] = asking;
  if (!first) return null;
  const isOne = asking.length === 1;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 5 }}
      onClose={isOne ? undefined : () => setAsking([])}
      action={
        <Button
          color="inherit"
          size="small"
          component={PrefetchLink}
          to={paths.prompt(first.promptId)}
          onClick={() => setAsking(asking.slice(1))}
        >
          {t('offline.openWaiting')}
        </Button>
      }
    >
      {t('offline.changedElsewhere', { title: first.title })}
    </Alert>
  );
}
