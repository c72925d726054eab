import { useGetMyProfile } from '#src/generated/api/account/account.ts';
import type { Quota } from '#src/generated/api/endpoints.schemas.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';

/** What is used of the plan; new after every call that uses some. */
export function useQuota(): Quota | undefined {
  const held = useCurrentUser()?.quota;
  const { data } = useGetMyProfile({ query: { staleTime: 60_000 } });
  return data?.user.quota ?? held;
}
