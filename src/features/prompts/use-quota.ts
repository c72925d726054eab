import { useGetMyProfile } from '../../generated/api/account/account.ts';
import type { Quota } from '../../generated/model/quota.ts';
import { useCurrentUser } from '../../session/use-current-user.ts';

/** What is used of the plan; new after every call that uses some. */
export function useQuota(): Quota | undefined {
  const held = useCurrentUser()?.quota;
  const { data } = useGetMyProfile({ query: { staleTime: 60_000 } });
  return data?.user.quota ?? held;
}
