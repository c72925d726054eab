import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { LibraryScope } from './library-query.ts';

export type ScopeTabsProps = { scope: LibraryScope; onChange: (scope: LibraryScope) => void };

/** Whose prompts: mine, the team's, or what comes with the product; and mine that were deleted. */
export function ScopeTabs({ scope, onChange }: ScopeTabsProps) {
  const { t } = useTranslation('prompts');
  return (
    <Tabs
      value={scope}
      onChange={(_event, next: LibraryScope) => onChange(next)}
      aria-label={t('library.scopes')}
      variant="scrollable"
      scrollButtons={false}
      sx={{ mb: 5 }}
    >
      {Object.values(LibraryScope).map((value) => (
        <Tab key={value} value={value} label={t(`library.scope.${value}`)} />
      ))}
    </Tabs>
  );
}
