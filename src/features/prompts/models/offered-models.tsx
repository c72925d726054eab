import { useTranslation } from 'react-i18next';
import type { ModelChoice } from '#src/generated/api/endpoints.schemas.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Section } from '#src/ui/section.tsx';
import { DefaultChip } from './default-chip.tsx';
import { ModelRow, ModelRows } from './model-row.tsx';

/** The models that a person may use and not change. */
export function OfferedModels({ items }: { items: readonly ModelChoice[] }) {
  const { t } = useTranslation('prompts');
  if (items.length === 0)
    return (
      <EmptyState
        illustration="empty-library"
        title={t('models.none')}
        text={t('models.askAdmin')}
      />
    );
  return (
    <Section title={t('models.connected')} text={t('models.askAdmin')}>
      <ModelRows>
        {items.map(({ id, name, defaultFor }) => (
          <ModelRow key={id} name={name}>
            <DefaultChip works={defaultFor} />
          </ModelRow>
        ))}
      </ModelRows>
    </Section>
  );
}
