import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { OperationAnswers } from './operation-answers.tsx';
import type { DocumentedOperation } from './operations.ts';
import { partsOf, type Scenario } from './scenario.ts';

export type OperationRowProps = {
  operation: DocumentedOperation;
  /** The words leave so few operations that this one is open by itself. */
  isFew: boolean;
  scenario: Scenario;
  onToggle: (item: string) => void;
};

/** One operation; its answers are shown when it is opened. */
export function OperationRow({ operation, isFew, scenario, onToggle }: OperationRowProps) {
  const { operationId, method, path } = operation;
  const [isOpened, setOpened] = useState<boolean>();
  const id = useId();
  const isOpen = isOpened ?? isFew;
  const isChosen = scenario.some((item) => partsOf(item)?.operationId === operationId);
  return (
    <Box>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpened(!isOpen)}
        sx={{
          width: '100%',
          justifyContent: 'start',
          gap: 2,
          py: 1.5,
          px: 2,
          mx: -2,
          borderRadius: 1,
          textAlign: 'start',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            variant="body2"
            sx={{ fontWeight: isChosen ? 600 : 500, color: isChosen ? 'warning.main' : 'inherit' }}
          >
            <bdi lang="en">{operationId}</bdi>
          </Typography>
          <Typography
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', overflowWrap: 'anywhere', lineHeight: 1.4 }}
          >
            {/* Read from left to right in every language. */}
            <bdi dir="ltr" lang="en">
              {method.toUpperCase()} {path}
            </bdi>
          </Typography>
        </Box>
        <Icon
          path={mdiChevronDown}
          fontSize="small"
          sx={{ color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Box id={id} hidden={!isOpen}>
        {isOpen && (
          <OperationAnswers operation={operation} scenario={scenario} onToggle={onToggle} />
        )}
      </Box>
    </Box>
  );
}
