import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queryClient } from '#src/api/query-client.ts';
import {
  prefetchListAllTransactionsQuery,
  prefetchListTransactionsQuery,
} from '#src/generated/api/billing/billing.ts';
import { useListState } from '#src/lib/use-list-state.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { AllTransactions } from '../admin/all-transactions.tsx';
import { ExportButton } from '../history/export-button.tsx';
import { historyState, toAllParams, toHistoryParams } from '../history/history-query.ts';
import { OwnHistory } from '../history/own-history.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const query = historyState.read(new URL(request.url).searchParams);
  if (query.all) void prefetchListAllTransactionsQuery(queryClient, toAllParams(query));
  else void prefetchListTransactionsQuery(queryClient, toHistoryParams(query));
  return null;
}

export function Component() {
  const { t } = useTranslation('billing');
  const { state: query, show } = useListState(historyState);
  const isAdmin = useCurrentUser()?.role === 'admin';
  const isAll = isAdmin && query.all;
  return (
    <>
      <PageHeader
        title={t('history.title')}
        text={t('history.text')}
        actions={!isAll && <ExportButton query={query} />}
      />
      {isAdmin && (
        <Tabs
          value={isAll ? 'all' : 'own'}
          onChange={(_event, tab: 'own' | 'all') => show({ all: tab === 'all' })}
          aria-label={t('history.title')}
          sx={{ mb: 5 }}
        >
          <Tab value="own" label={t('admin.own')} />
          <Tab value="all" label={t('admin.all')} />
        </Tabs>
      )}
      {isAll ? (
        <AllTransactions query={query} onChange={show} />
      ) : (
        <OwnHistory query={query} onChange={show} />
      )}
    </>
  );
}
