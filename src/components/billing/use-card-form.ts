import { useCallback, useRef, useState } from 'react';
import type { CardFormHandle } from './card-form-types.ts';

/**
 * The handle of a card form, which comes with its provider's configuration and script. Until it is ready,
 * there is nothing to confirm a card with, and a press would be lost.
 */
export function useCardForm() {
  const cardForm = useRef<CardFormHandle>(null);
  const [isCardFormReady, setIsCardFormReady] = useState(false);
  const bindCardForm = useCallback((form: CardFormHandle | null) => {
    cardForm.current = form;
    setIsCardFormReady(form !== null);
  }, []);
  return { cardForm, bindCardForm, isCardFormReady };
}
