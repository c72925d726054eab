import Box from '@mui/material/Box';
import { ChoiceChip } from './choice-chip.tsx';
import { DeckSection } from './deck-section.tsx';
import { useDeckTexts, useDelayText } from './deck-texts.ts';
import { matches } from './operations.ts';
import { choiceItem, EVERY, type Scenario } from './scenario.ts';

export type EveryRequestProps = {
  words: string;
  scenario: Scenario;
  onToggle: (item: string) => void;
};

const DELAYS_MS = [500, 2000, 10_000];

/** Delays and a connection that breaks, for all operations. */
export function EveryRequest({ words, scenario, onToggle }: EveryRequestProps) {
  const t = useDeckTexts();
  const delayText = useDelayText();
  const faults = [
    ...DELAYS_MS.map((delay) => ({
      choice: `delay=${delay}`,
      text: delayText(delay),
    })),
    { choice: 'frameDelay=500', text: t.slowStream },
    { choice: 'cut=3', text: t.cutStreams },
    { choice: 'offline', text: t.offline },
  ].filter(({ choice, text }) => matches(`${t.everyRequest} ${choice} ${text}`, words));
  if (faults.length === 0) return null;
  return (
    <DeckSection title={t.everyRequest}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {faults.map(({ choice, text }) => {
          const item = choiceItem(EVERY, choice);
          return (
            <ChoiceChip
              key={choice}
              color="warning"
              isChosen={scenario.includes(item)}
              onToggle={() => onToggle(item)}
            >
              {text}
            </ChoiceChip>
          );
        })}
      </Box>
    </DeckSection>
  );
}
