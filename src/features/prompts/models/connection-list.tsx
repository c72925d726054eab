import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelConnection } from '#src/generated/api/endpoints.schemas.ts';
import { ConnectionRow } from './connection-row.tsx';
import { DefaultChip } from './default-chip.tsx';
import { ModelRow, ModelRows } from './model-row.tsx';
import { RemoveModelDialog } from './remove-model-dialog.tsx';

export type ConnectionListProps = {
  items: readonly ModelConnection[];
  operatorModel: string | undefined;
  nameOf: (provider: string) => string;
  onPasteKey: (connection: ModelConnection) => void;
};

const WORKS = ['generate', 'run'] as const;

/** Connected models, the operator's first. */
export function ConnectionList({ items, operatorModel, nameOf, onPasteKey }: ConnectionListProps) {
  const { t } = useTranslation('prompts');
  const [removed, setRemoved] = useState<ModelConnection>();
  if (items.length === 0 && operatorModel === undefined)
    return <Typography color="textSecondary">{t('models.noneYet')}</Typography>;
  const taken = new Set(items.flatMap(({ defaultFor }) => defaultFor));
  const operators = WORKS.filter((work) => !taken.has(work));
  return (
    <>
      <ModelRows>
        {operatorModel !== undefined && (
          <ModelRow name={operatorModel} text={t('models.operator')}>
            <DefaultChip works={operators} />
          </ModelRow>
        )}
        {items.map((connection) => (
          <ConnectionRow
            key={connection.id}
            connection={connection}
            provider={nameOf(connection.provider)}
            onPasteKey={() => onPasteKey(connection)}
            onRemove={() => setRemoved(connection)}
          />
        ))}
      </ModelRows>
      {removed && <RemoveModelDialog connection={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}
