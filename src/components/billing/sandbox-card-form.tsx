import { mdiFlaskOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, isUnanswered, messageOf } from '#src/api/problem.ts';
import { useConfirmSandboxPayment } from '#src/generated/api/billing/billing.ts';
import { SandboxCard, type SandboxConfirmation } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { BankDialog } from './bank-dialog.tsx';
import type { CardConfirmation, CardFormProps } from './card-form-types.ts';

const TEST_CARDS = Object.values(SandboxCard);
/** One and the same card every time: only a trial cares, which a card may begin once. */
const SETUP_ONLY: ReadonlySet<SandboxCard> = new Set([SandboxCard.same_card_again]);

function toConfirmation({ status, failure }: SandboxConfirmation): CardConfirmation {
  if (status === 'failed') return { status, message: failure?.message ?? '' };
  return { status };
}

/** Test cards by name. There is no number field, so no number can reach this server. */
export function SandboxCardForm({ ref, purpose }: CardFormProps) {
  const { t } = useTranslation('billing');
  const [card, setCard] = useState<SandboxCard>(SandboxCard.success);
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(undefined);
  const confirm = useConfirmSandboxPayment();

  useImperativeHandle(ref, () => ({
    validate: () => Promise.resolve(true),
    async confirm({ clientSecret }) {
      try {
        const first = await confirm.mutateAsync({ data: { clientSecret, card } });
        if (first.status !== 'requiresAction') return toConfirmation(first);
        setIsAsking(true);
        const authenticate = await new Promise<boolean>((resolve) => {
          answer.current = resolve;
        });
        setIsAsking(false);
        const data = { clientSecret, card, authenticate };
        return toConfirmation(await confirm.mutateAsync({ data }));
      } catch (error) {
        // Confirmed by an answer that was lost, or in another tab: `verifyPayment` tells which.
        if (codeOf(error) === 'already_confirmed') return { status: 'processing' };
        if (isUnanswered(error)) return { status: 'unanswered', message: messageOf(error) };
        throw error;
      }
    },
  }));

  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 4 }}>
      <Alert
        severity="info"
        role="note"
        icon={<Icon path={mdiFlaskOutline} fontSize="inherit" />}
        sx={{ mb: 3 }}
      >
        {t('sandbox.text')}
      </Alert>
      <RadioGroup
        aria-label={t('sandbox.cards')}
        value={card}
        onChange={(_event, chosen) => setCard(chosen as SandboxCard)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}
      >
        {TEST_CARDS.filter((name) => purpose.kind === 'setup' || !SETUP_ONLY.has(name)).map(
          (name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio size="small" sx={{ py: 0 }} />}
              sx={{ alignItems: 'flex-start', mr: 0, py: 1 }}
              label={
                <>
                  {t(`sandbox.card.${name}.name`)}
                  <Typography variant="caption" component="span" sx={{ display: 'block' }}>
                    {t(`sandbox.card.${name}.text`)}
                  </Typography>
                </>
              }
            />
          ),
        )}
      </RadioGroup>
      <BankDialog isOpen={isAsking} onAnswer={(isConfirmed) => answer.current?.(isConfirmed)} />
    </Box>
  );
}
