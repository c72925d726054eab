import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useDeckTexts } from './deck-texts.ts';
import type { Scenario } from './scenario.ts';
import { isSituation } from './situations.ts';

export type ChosenItemsProps = {
  scenario: Scenario;
  /** Items that the contract does not know. */
  unknown: ReadonlySet<string>;
  onRemove: (item: string) => void;
};

/** What is chosen, each with a button that takes it away. */
export function ChosenItems({ scenario, unknown, onRemove }: ChosenItemsProps) {
  const t = useDeckTexts();
  if (scenario.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t.chosen}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3, mb: 0, p: 0, listStyle: 'none' }}
    >
      {scenario.map((item) => (
        <Box component="li" key={item} sx={{ maxWidth: '100%' }}>
          <Chip
            size="small"
            color={unknown.has(item) ? 'error' : 'warning'}
            label={isSituation(item) ? t.situations[item] : <bdi dir="ltr">{item}</bdi>}
            title={t.remove}
            onDelete={() => onRemove(item)}
            sx={{ maxWidth: '100%' }}
          />
        </Box>
      ))}
      {unknown.size > 0 && (
        <Typography component="li" role="alert" variant="caption" color="error">
          {t.unknown}
        </Typography>
      )}
    </Box>
  );
}
