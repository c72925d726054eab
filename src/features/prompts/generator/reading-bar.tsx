import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reading } from '#src/generated/api/endpoints.schemas.ts';

export type ReadingBarProps = {
  reading: Reading;
  /** Absent while drafts of this reading are written. */
  onCorrect?: (cardId: string) => void;
};

/** The card id of a goal that is none of the tasks. */
const OPEN = 'open';

/** The task that was understood, and those that come next, each one click away. */
export function ReadingBar({ reading, onCorrect }: ReadingBarProps) {
  const { t } = useTranslation('prompts');
  const labelId = useId();
  const { card, nearest } = reading;
  const others = [
    ...nearest.filter(({ cardId }) => cardId !== card.cardId),
    ...(card.cardId === OPEN ? [] : [{ cardId: OPEN, name: t('generator.noneOfThese') }]),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Typography component="p">
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t('generator.readAs')}
        </Box>{' '}
        <Box component="strong" sx={{ fontWeight: 500 }}>
          <bdi>{card.name}</bdi>
        </Box>
      </Typography>
      {onCorrect && others.length > 0 && (
        <Box
          role="group"
          aria-labelledby={labelId}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
        >
          <Typography id={labelId} component="span" variant="body2" color="textSecondary">
            {t('generator.notRight')}
          </Typography>
          {others.map(({ cardId, name }) => (
            <Chip
              key={cardId}
              size="small"
              variant="outlined"
              label={<bdi>{name}</bdi>}
              onClick={() => onCorrect(cardId)}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
