import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { DeckSection } from './deck-section.tsx';
import { useDeckTexts } from './deck-texts.ts';
import { OperationRow } from './operation-row.tsx';
import { matchesWords, type Operations } from './operations.ts';
import type { Scenario } from './scenario.ts';

export type OperationListProps = {
  operations: Operations;
  words: string;
  scenario: Scenario;
  onToggle: (item: string) => void;
};

/** So few that their answers can be seen at once. */
const FEW = 6;

/** Every operation of the contract by its noun. */
export function OperationList({ operations, words, scenario, onToggle }: OperationListProps) {
  const t = useDeckTexts();
  if (operations.status === 'loading') return <Typography>{t.loading}</Typography>;
  if (operations.status === 'failed') return <Alert severity="error">{t.failed}</Alert>;
  const found = operations.list.filter((operation) => matchesWords(operation, words));
  if (found.length === 0)
    return (
      <Typography color="textSecondary" role="status">
        {t.noOperation}
      </Typography>
    );
  const tags = [...new Set(found.map(({ tag }) => tag))];
  return tags.map((tag) => (
    <DeckSection key={tag} title={tag}>
      {found
        .filter((operation) => operation.tag === tag)
        .map((operation) => (
          <OperationRow
            key={operation.operationId}
            operation={operation}
            isFew={words !== '' && found.length <= FEW}
            scenario={scenario}
            onToggle={onToggle}
          />
        ))}
    </DeckSection>
  ));
}
