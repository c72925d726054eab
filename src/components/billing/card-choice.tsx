import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { atFirstLine } from '#src/ui/form/at-first-line.ts';
import { expiryDate } from './card-expiry.ts';
import { cardName } from './card-name.ts';
import type { Card } from '#src/generated/api/endpoints.schemas.ts';

/** Value of the choice 'a new card'. */
export const NEW_CARD = 'new';

export type CardChoiceProps = {
  cards: readonly Card[];
  /** A card's id, or `NEW_CARD`. */
  value: string;
  onChange: (value: string) => void;
};

/** Which card pays: a saved one, or another one. */
export function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  const { t } = useTranslation('billing');
  return (
    <RadioGroup
      aria-label={t('checkout.card')}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
    >
      {cards.map((card) => (
        <FormControlLabel
          key={card.id}
          value={card.id}
          control={<Radio />}
          sx={atFirstLine}
          label={
            <>
              <bdi>{cardName(card)}</bdi>
              <Typography component="span" variant="body2" color="textSecondary">
                {' · '}
                {t('cards.expires', { date: expiryDate(card) })}
              </Typography>
            </>
          }
        />
      ))}
      <FormControlLabel
        value={NEW_CARD}
        control={<Radio />}
        sx={atFirstLine}
        label={t('checkout.newCard')}
      />
    </RadioGroup>
  );
}
