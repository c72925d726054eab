import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import { prefetchListSessionsQuery } from '#src/generated/api/account/account.ts';
import { paths } from '#src/lib/paths.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { ACCOUNT_TABS, readTab, type AccountTab } from '../account-tab.ts';
import { AppearanceTab } from '../appearance/appearance-tab.tsx';
import { PlanTab } from '../plan/plan-tab.tsx';
import { ProfileTab } from '../profile/profile-tab.tsx';
import { SecurityTab } from '../security/security-tab.tsx';
import { SESSION_PARAMS } from '../security/sessions.ts';

export function loader({ request }: LoaderFunctionArgs) {
  if (readTab(new URL(request.url).searchParams) === 'security')
    void prefetchListSessionsQuery(queryClient, SESSION_PARAMS);
  return null;
}

export function Component() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useCurrentUser();
  const tab = readTab(search);
  const show = (next: AccountTab) =>
    void navigate(paths.profile(next === 'profile' ? {} : { tab: next }), {
      preventScrollReset: true,
    });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Tabs
        value={tab}
        onChange={(_event, next: AccountTab) => show(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('title')}
        sx={{ mb: 5 }}
      >
        {ACCOUNT_TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`account-tab-${name}`}
            aria-controls={`account-panel-${name}`}
            label={t(`tabs.${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`account-panel-${tab}`} aria-labelledby={`account-tab-${tab}`}>
        {!user && <Skeletons kind="form" />}
        {user && tab === 'profile' && <ProfileTab key={user.id} user={user} />}
        {user && tab === 'security' && <SecurityTab email={user.email} />}
        {user && tab === 'plan' && <PlanTab user={user} />}
        {user && tab === 'appearance' && <AppearanceTab />}
      </Box>
    </>
  );
}
