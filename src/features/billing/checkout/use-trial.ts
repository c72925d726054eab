import { useRef, useState, type RefObject } from 'react';
import { RENEWAL_CONSENT_VERSION } from '#core/renewal-consent.ts';
import { setupReturnUrl } from '#src/components/billing/bank-return.ts';
import type { CardFormHandle } from '#src/components/billing/card-form-types.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { useCreateFreeTrialPayment, useSaveCard } from '#src/generated/api/billing/billing.ts';
import type { Interval, PaidPlanCode } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { confirmCard, type PayState } from '#src/components/billing/pay-state.ts';
import { keepsKey, refusalOf } from '#src/components/billing/refusal.ts';

export type TrialTerms = { planCode: PaidPlanCode; interval: Interval; seats?: number };

/**
 * Begins the free trial with a card: the trial first, then the card is set up and kept. Where the card is
 * refused the trial runs already, so the next press goes on with the card alone.
 */
export function useTrial(
  terms: TrialTerms,
  cardForm: RefObject<CardFormHandle | null>,
  onDone: () => void,
) {
  const call = useIdempotentRequest();
  const create = useCreateFreeTrialPayment({ request: call.request });
  const save = useSaveCard();
  const [state, setState] = useState<PayState>({ kind: 'ready' });
  const [hasBegun, setHasBegun] = useState(false);
  const isRunning = useRef(false);
  const begun = useRef<{ clientSecret: string; setupIntentId: string }>(undefined);

  async function begin() {
    const data = {
      ...terms,
      withCard: true,
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

  async function attempt(): Promise<PayState> {
    if (!(await cardForm.current?.validate())) return { kind: 'ready' };
    if (!begun.current) {
      const { clientSecret = '', setupIntentId = '' } = await begin();
      begun.current = { clientSecret, setupIntentId };
      setHasBegun(true);
    }
    const { clientSecret, setupIntentId } = begun.current;
    const returnUrl = setupReturnUrl(paths.plans(), { makeDefault: true });
    const confirmation = await confirmCard(cardForm.current, { clientSecret, returnUrl });
    if (confirmation) return confirmation;
    await save.mutateAsync({ data: { setupIntentId, makeDefault: true } });
    onDone();
    return { kind: 'ready' };
  }

  async function start(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'busy' });
    try {
      setState(await attempt());
    } catch (error) {
      setState({ kind: 'refused', refusal: refusalOf(error) });
    } finally {
      isRunning.current = false;
    }
  }

  return { state, start, hasBegun };
}
