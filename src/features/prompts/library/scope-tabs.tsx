import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { PromptScope } from '../../../generated/model/prompt-scope.ts';

export type ScopeTabsProps = { scope: PromptScope; onChange: (scope: PromptScope) => void };

/** Whose prompts: mine, the team's, or what comes with the product. */
export function ScopeTabs({ scope, onChange }: ScopeTabsProps) {
  const { t } = useTranslation('prompts');
  return (
    <Tabs
      value={scope}
      onChange={(_event, next: PromptScope) => onChange(next)}
      aria-label={t('library.scopes')}
      sx={{ mb: 5 }}
    >
      {Object.values(PromptScope).map((value) => (
        <Tab key={value} value={value} label={t(`library.scope.${value}`)} />
      ))}
    </Tabs>
  );
}
