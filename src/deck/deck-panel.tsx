import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { CopyButton } from '../ui/copy-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { withScenario } from './address.ts';
import { ChosenItems } from './chosen-items.tsx';
import { useDeckTexts } from './deck-texts.ts';
import { EveryRequest } from './every-request.tsx';
import { OperationList } from './operation-list.tsx';
import { unknownItems, useOperations } from './operations.ts';
import { toggled, type Scenario } from './scenario.ts';
import { SituationList } from './situation-list.tsx';

export type DeckPanelProps = {
  titleId: string;
  scenario: Scenario;
  /** Takes a scenario; with `path`, on the screen that shows it. */
  onChoose: (next: Scenario, path?: string) => void;
  onClose: () => void;
};

/** What is chosen, the situations by name, and below them every documented answer of the contract. */
export function DeckPanel({ titleId, scenario, onChoose, onClose }: DeckPanelProps) {
  const t = useDeckTexts();
  const operations = useOperations();
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  /** Takes away what the focused button stood for; the focus would be lost with it. */
  const leave = (next: Scenario) => {
    search.current?.focus();
    onChoose(next);
  };
  const toggle = (item: string) => onChoose(toggled(scenario, item));
  const link = window.location.origin + withScenario(window.location.href, scenario);
  return (
    <>
      <Box sx={{ px: 5, pt: 4, pb: 4, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 3 }}>
          <Typography id={titleId} variant="h6" component="h2" sx={{ flex: 1 }}>
            {t.title}
          </Typography>
          <Button size="small" disabled={scenario.length === 0} onClick={() => leave([])}>
            {t.reset}
          </Button>
          <CopyButton isIconOnly label={t.copyLink} text={link} />
          <IconButton size="small" aria-label={t.close} onClick={onClose}>
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        </Box>
        <TextField
          autoFocus
          inputRef={search}
          fullWidth
          size="small"
          type="search"
          label={t.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <ChosenItems
          scenario={scenario}
          unknown={
            operations.status === 'ready' ? unknownItems(scenario, operations.list) : new Set()
          }
          onRemove={(item) => leave(toggled(scenario, item))}
        />
      </Box>
      <Box sx={{ px: 5, py: 4, overflowY: 'auto', flex: 1 }}>
        <SituationList
          words={words}
          scenario={scenario}
          onToggle={(name, path) =>
            onChoose(toggled(scenario, name), scenario.includes(name) ? undefined : path)
          }
        />
        <EveryRequest words={words} scenario={scenario} onToggle={toggle} />
        <OperationList
          operations={operations}
          words={words}
          scenario={scenario}
          onToggle={toggle}
        />
      </Box>
    </>
  );
}
