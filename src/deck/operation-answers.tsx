import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ChoiceChip } from './choice-chip.tsx';
import { useDeckTexts, useDelayText } from './deck-texts.ts';
import { answersOf, hasStream, namesOf, type DocumentedOperation } from './operations.ts';
import { choiceItem, type Scenario } from './scenario.ts';

export type OperationAnswersProps = {
  operation: DocumentedOperation;
  scenario: Scenario;
  onToggle: (item: string) => void;
};

/** An operation's documented answers, one line a status, and its faults. */
export function OperationAnswers({ operation, scenario, onToggle }: OperationAnswersProps) {
  const t = useDeckTexts();
  const delayText = useDelayText();
  const { operationId } = operation;
  const faults = [
    { choice: 'delay=2000', text: delayText(2000) },
    { choice: 'offline', text: t.offline },
    ...(hasStream(operation) ? [{ choice: 'cut=3', text: t.cutStreams }] : []),
  ];
  return (
    <Box sx={{ pt: 1, pb: 3 }}>
      {answersOf(operation).map((answer) => (
        <Line key={answer.code} label={String(answer.code)}>
          {(answer.examples.length > 0 ? answer.examples : [undefined]).map((example) => {
            const names = namesOf(operationId, answer, example);
            const chosen = names.find((name) => scenario.includes(name));
            return (
              <ChoiceChip
                key={example ?? ''}
                name={[operationId, answer.code, example].filter(Boolean).join(' ')}
                color={colorOf(answer.code)}
                isChosen={chosen !== undefined}
                onToggle={() => onToggle(chosen ?? names[0])}
              >
                {example ?? answer.code}
              </ChoiceChip>
            );
          })}
        </Line>
      ))}
      <Line label="">
        {faults.map(({ choice, text }) => {
          const item = choiceItem(operationId, choice);
          return (
            <ChoiceChip
              key={choice}
              name={`${operationId} ${text}`}
              color="warning"
              isChosen={scenario.includes(item)}
              onToggle={() => onToggle(item)}
            >
              {text}
            </ChoiceChip>
          );
        })}
      </Line>
    </Box>
  );
}

function colorOf(code: number): 'success' | 'warning' | 'error' {
  if (code < 400) return 'success';
  return code < 500 ? 'warning' : 'error';
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 2, mb: 1.5 }}>
      <Typography
        variant="caption"
        aria-hidden
        sx={{ flex: 'none', width: 28, lineHeight: '24px', color: 'text.secondary' }}
      >
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
    </Box>
  );
}
