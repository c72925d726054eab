import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { RENEWAL_CONSENT_VERSION } from '#core/renewal-consent.ts';
import type { CardFormHandle } from '#src/components/billing/card-form-types.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { useCreatePayment } from '#src/generated/api/billing/billing.ts';
import type { Quote } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { confirmCard, type PayState } from '#src/components/billing/pay-state.ts';
import { QUOTES } from './quote-query.ts';
import { keepsKey, newQuoteOf, refusalOf, type Refusal } from '#src/components/billing/refusal.ts';

export type PaymentOptions = {
  quote: Quote;
  cardForm: RefObject<CardFormHandle | null>;
  /** Asks for the same once more; rejects when it cannot be had. */
  requote: () => Promise<Quote>;
  /** Shows another quote, which the person has to look at before paying it. */
  onNewQuote: (quote: Quote) => void;
  onRefused: (refusal: Refusal) => void;
};

const READY: PayState = { kind: 'ready' };

/**
 * Pays a quote: begins the payment, has the card confirmed, and leaves for the page that asks the server
 * how it went. A second press while one is under way does nothing; a repeat after a lost answer is a repeat.
 */
export function usePayment(options: PaymentOptions) {
  const { quote, cardForm, requote, onNewQuote, onRefused } = options;
  const navigate = useNavigate();
  const client = useQueryClient();
  const call = useIdempotentRequest();
  const create = useCreatePayment({ request: call.request });
  const [state, setState] = useState<PayState>(READY);
  const isRunning = useRef(false);
  /** Begun with a card that was not accepted yet; another card may pay it. */
  const begun = useRef<{ quoteId: string; paymentId: string; clientSecret: string }>(undefined);
  const isDone = useRef(false);
  // Quotes are forgotten with the screen: removed under it, its next render would ask for a price once more.
  useEffect(
    () => () => {
      if (isDone.current) client.removeQueries({ queryKey: QUOTES });
    },
    [client],
  );

  async function begin(quoteId: string, cardId: string | undefined) {
    const data = {
      quoteId,
      ...(cardId && { cardId }),
      acceptTerms: true as const,
      renewalConsent: { textVersion: RENEWAL_CONSENT_VERSION },
    };
    call.prepare(data);
    try {
      return await create.mutateAsync({ data });
    } catch (error) {
      if (!keepsKey(error)) call.renew();
      throw error;
    }
  }

  async function showOutcome(paymentId: string): Promise<PayState> {
    isDone.current = true;
    await navigate(paths.paymentSuccess({ paymentId }), { replace: true });
    return READY;
  }

  async function attempt(cardId: string | undefined): Promise<PayState> {
    const needsForm = quote.dueToday > 0 && cardId === undefined;
    if (needsForm && !(await cardForm.current?.validate())) return READY;
    let { id: quoteId } = quote;
    if (begun.current && !needsForm) {
      // The payment that was begun holds its quote: a saved card pays a new one, if it costs the same.
      const fresh = await requote();
      begun.current = undefined;
      if (fresh.dueToday !== quote.dueToday)
        return { kind: 'refused', refusal: { kind: 'changed', message: '' } };
      quoteId = fresh.id;
    }
    if (begun.current?.quoteId !== quoteId) {
      const { paymentId = '', clientSecret } = await begin(quoteId, cardId);
      if (!clientSecret) return showOutcome(paymentId);
      begun.current = { quoteId, paymentId, clientSecret };
    }
    const { paymentId, clientSecret } = begun.current;
    const returnUrl = new URL(paths.paymentSuccess({ paymentId }), window.location.href).href;
    const confirmation = await confirmCard(cardForm.current, { clientSecret, returnUrl });
    if (confirmation) return confirmation;
    return showOutcome(paymentId);
  }

  async function pay(cardId?: string): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'busy' });
    try {
      const next = await attempt(cardId);
      if (next.kind === 'refused') onRefused(next.refusal);
      setState(next);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.kind === 'changed') {
        begun.current = undefined;
        const fresh = newQuoteOf(error);
        if (fresh) onNewQuote(fresh);
        else void client.invalidateQueries({ queryKey: QUOTES });
      }
      onRefused(refusal);
      setState({ kind: 'refused', refusal });
    } finally {
      isRunning.current = false;
    }
  }

  return { state, pay };
}
