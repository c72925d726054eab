import { redirectDocument } from 'react-router-dom';
import { queryClient } from '../api/query-client.ts';
import { getGetPublicConfigQueryOptions } from '../generated/api/auth/auth.ts';

/** Sends on to the operator's own text where one is configured; else, or unanswered, ours is shown. */
export async function legalLoader(field: 'termsUrl' | 'privacyUrl') {
  const config = await queryClient
    .ensureQueryData(
      getGetPublicConfigQueryOptions({ query: { retry: false }, request: { timeout: 4000 } }),
    )
    .catch(() => undefined);
  const address = config?.[field];
  if (address) throw redirectDocument(address);
  return null;
}
