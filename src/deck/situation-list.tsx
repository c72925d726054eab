import Box from '@mui/material/Box';
import { ChoiceChip } from './choice-chip.tsx';
import { DeckSection } from './deck-section.tsx';
import { useDeckTexts } from './deck-texts.ts';
import { matches } from './operations.ts';
import type { Scenario } from './scenario.ts';
import { SITUATIONS, situationOf, type SituationName } from './situations.ts';

export type SituationListProps = {
  words: string;
  scenario: Scenario;
  /** `path` is the screen that shows the situation. */
  onToggle: (name: SituationName, path: string | undefined) => void;
};

const NAMES = Object.keys(SITUATIONS) as SituationName[];

/** The situations that are asked for most, by name. */
export function SituationList({ words, scenario, onToggle }: SituationListProps) {
  const t = useDeckTexts();
  const found = NAMES.filter((name) =>
    matches([name, t.situations[name], ...SITUATIONS[name].choices].join(' '), words),
  );
  if (found.length === 0) return null;
  return (
    <DeckSection title={t.situationsTitle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {found.map((name) => (
          <ChoiceChip
            key={name}
            color="warning"
            isChosen={scenario.includes(name)}
            onToggle={() => onToggle(name, situationOf(name).path)}
          >
            {t.situations[name]}
          </ChoiceChip>
        ))}
      </Box>
    </DeckSection>
  );
}
