import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { toSubmitError } from '#src/components/submit-error.ts';
import {
  useListCardsSuspense,
  useRemoveCard,
  useSetDefaultCard,
} from '#src/generated/api/billing/billing.ts';
import type { Card, Subscription } from '#src/generated/api/endpoints.schemas.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { AddCardDialog } from './add-card-dialog.tsx';
import { CardRow } from './card-row.tsx';
import { cardName } from './card-name.ts';
import { overdueAmountOf } from './overdue-amount.ts';

export type CardsPanelProps = {
  currency: string;
  /** The present by the server's billing clock, from which expiry is counted. */
  now: Date;
  /** Where it renews the last card pays for it; while it is overdue a new one may at once. */
  subscription: Subscription;
};

/** The saved cards: add, make the default, remove. */
export function CardsPanel(props: CardsPanelProps) {
  return (
    <QueryBoundary fallback={<Skeletons kind="rows" count={2} />}>
      <Cards {...props} />
    </QueryBoundary>
  );
}

function Cards({ currency, now, subscription }: CardsPanelProps) {
  const { t } = useTranslation('billing');
  const { items } = useListCardsSuspense().data;
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Card>();
  const [isAsking, setIsAsking] = useState(false);
  const makeDefault = useSetDefaultCard({
    mutation: {
      onSuccess: () => toast.success(t('cards.defaultChanged')),
      onError: (error) => toast.error(messageOf(error)),
    },
  });
  const remove = useRemoveCard({
    mutation: {
      onSuccess: () => {
        setIsAsking(false);
        toast.success(t('cards.removed'));
      },
    },
  });
  const isLast = items.length === 1 && subscription.autopay;
  return (
    <>
      {items.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {t('cards.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: items.length > 0 ? 4 : 0 }}>
        {items.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            now={now}
            isBusy={makeDefault.isPending}
            onDefault={() => makeDefault.mutate({ cardId: card.id })}
            onRemove={() => {
              remove.reset();
              setRemoved(card);
              setIsAsking(true);
            }}
          />
        ))}
      </Box>
      <Button variant="outlined" onClick={() => setIsAdding(true)}>
        {t('cards.add')}
      </Button>
      <AddCardDialog
        isOpen={isAdding}
        currency={currency}
        overdueAmount={overdueAmountOf(subscription)}
        onClose={() => setIsAdding(false)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('cards.removeQuestion', { card: removed ? cardName(removed) : '' })}
        confirmLabel={t('cards.remove')}
        loading={remove.isPending}
        error={toSubmitError(remove.error)}
        onConfirm={() => removed && remove.mutate({ cardId: removed.id })}
        onClose={() => setIsAsking(false)}
      >
        {t(isLast ? 'cards.removeLastText' : 'cards.removeText')}
      </ConfirmDialog>
    </>
  );
}
