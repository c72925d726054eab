import { mdiCreditCardOutline, mdiStarOutline, mdiTrashCanOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Card } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';
import { cardExpiry, expiryDate } from './card-expiry.ts';
import { cardName } from './card-name.ts';

export type CardRowProps = {
  card: Card;
  now: Date;
  isBusy: boolean;
  onDefault: () => void;
  onRemove: () => void;
};

/** One saved card, when it expires, and what can be done with it. */
export function CardRow({ card, now, isBusy, onDefault, onRemove }: CardRowProps) {
  const { t } = useTranslation('billing');
  const name = cardName(card);
  const expiry = cardExpiry(card, now);
  const action = (label: string, path: string, onClick: () => void) => (
    <Tooltip title={label}>
      <IconButton size="small" disabled={isBusy} onClick={onClick} aria-label={`${label}: ${name}`}>
        <Icon path={path} fontSize="small" />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Icon path={mdiCreditCardOutline} sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography
          variant="caption"
          component="div"
          color={expiry === 'good' ? 'textSecondary' : 'warning'}
        >
          {t(`cards.expiry.${expiry}`, { date: expiryDate(card) })}
        </Typography>
      </Box>
      {card.isDefault ? (
        <Chip size="small" color="primary" variant="outlined" label={t('cards.default')} />
      ) : (
        action(t('cards.makeDefault'), mdiStarOutline, onDefault)
      )}
      {action(t('cards.remove'), mdiTrashCanOutline, onRemove)}
    </Box>
  );
}
