import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { codeOf } from '#src/api/problem.ts';
import { useSaveCard } from '#src/generated/api/billing/billing.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { readReturnedSetup, withoutReturn } from './bank-return.ts';

/** Pace of asking while the provider has not heard from the bank, for half a minute. */
const PAUSE_MS = 2000;
const MAX_TRIES = 15;

/** Keeps the card whose set-up a bank's own page returned from, and then clears the address. */
export function useReturnedSetup() {
  const { t } = useTranslation('billing');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [setup] = useState(() => readReturnedSetup(new URLSearchParams(search)));
  const isAsked = useRef(false);
  const save = useSaveCard({
    mutation: {
      retry: (count, error) => codeOf(error) === 'card_not_confirmed' && count < MAX_TRIES,
      retryDelay: PAUSE_MS,
      onSuccess: () => toast.success(t('cards.saved')),
    },
  });
  const ask = () => {
    if (setup) save.mutate({ data: setup });
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  });
  const isSettled = save.isSuccess || save.isError;
  useEffect(() => {
    const rest = isSettled ? withoutReturn(new URLSearchParams(search)) : undefined;
    if (rest !== undefined)
      void navigate({ pathname, search: rest }, { replace: true, preventScrollReset: true });
  }, [isSettled, navigate, pathname, search]);
  return {
    isAsking: save.isPending,
    /** The bank has not answered the provider yet. */
    isAwaited: save.isPending && save.failureCount > 0,
    error: save.error,
    ask,
    /** Takes the failure from the page: another card is being entered. */
    dismiss: save.reset,
  };
}
