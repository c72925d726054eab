import { useRef, useState, type RefObject } from 'react';
import { RENEWAL_CONSENT_VERSION } from '#core/renewal-consent.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import {
  useContinueTrial,
  useCreateSetupIntent,
  useSaveCard,
} from '#src/generated/api/billing/billing.ts';
import type { SetupIntent } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { setupReturnUrl, type CardTerms } from './bank-return.ts';
import type { CardFormHandle } from './card-form-types.ts';
import { confirmCard, type PayState } from './pay-state.ts';
import { keepsKey, refusalOf } from './refusal.ts';

export type NewCard = CardTerms & {
  /** The person's own tick at the sentence about renewal: a trial goes on with the card. */
  hasConsent: boolean;
};

/** Adds a card: begins its set-up, has the provider confirm it, and keeps it. A trial may take a saved one instead. */
export function useAddCard(cardForm: RefObject<CardFormHandle | null>, onSaved: () => void) {
  const call = useIdempotentRequest();
  const create = useCreateSetupIntent({ request: call.request });
  const save = useSaveCard();
  const goOn = useContinueTrial();
  const [state, setState] = useState<PayState>({ kind: 'ready' });
  const isRunning = useRef(false);
  /** Begun with a card that was not accepted yet; another card may finish it. */
  const begun = useRef<SetupIntent>(undefined);

  async function attempt({ makeDefault, hasConsent, overdueAmount }: NewCard): Promise<PayState> {
    if (!(await cardForm.current?.validate())) return { kind: 'ready' };
    const renewalConsent = { textVersion: RENEWAL_CONSENT_VERSION };
    const data = hasConsent ? { renewalConsent } : {};
    call.prepare(data);
    begun.current ??= await create.mutateAsync({ data });
    const { clientSecret, setupIntentId } = begun.current;
    const terms = { makeDefault, ...(overdueAmount !== undefined && { overdueAmount }) };
    const returnUrl = setupReturnUrl(paths.profile({ tab: 'plan' }), terms);
    const refused = await confirmCard(cardForm.current, { clientSecret, returnUrl });
    if (refused) return refused;
    await save.mutateAsync({ data: { setupIntentId, ...terms } });
    begun.current = undefined;
    call.renew();
    onSaved();
    return { kind: 'ready' };
  }

  async function run(step: () => Promise<PayState>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'busy' });
    try {
      setState(await step());
    } catch (error) {
      if (!keepsKey(error)) {
        begun.current = undefined;
        call.renew();
      }
      setState({ kind: 'refused', refusal: refusalOf(error) });
    } finally {
      isRunning.current = false;
    }
  }

  const add = (card: NewCard) => run(() => attempt(card));

  /** Lets the trial go on with a card that is saved already; its person has ticked the consent. */
  const choose = (cardId: string) =>
    run(async () => {
      const renewalConsent = { textVersion: RENEWAL_CONSENT_VERSION };
      await goOn.mutateAsync({ cardId, data: { renewalConsent } });
      onSaved();
      return { kind: 'ready' };
    });

  return { state, add, choose };
}
