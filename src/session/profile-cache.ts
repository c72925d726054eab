import type { QueryClient } from '@tanstack/react-query';
import type { getGetMyProfileQueryKey } from '../generated/api/account/account.ts';
import type { MyProfile, User } from '../generated/api/endpoints.schemas.ts';

/** The generated query's key; the type holds them together, since importing it costs a guest bytes. */
export const PROFILE_KEY: ReturnType<typeof getGetMyProfileQueryKey> = ['getMyProfile'];

/** The cached profile of the signed-in person, or undefined. */
export function cachedUser(client: QueryClient): User | undefined {
  return client.getQueryData<MyProfile>(PROFILE_KEY)?.user;
}

/**
 * Replaces the cached profile by what a mutation answered. An answer for a person who has signed
 * out meanwhile, or whose place another one has taken, is dropped.
 */
export function putProfile(client: QueryClient, answer: MyProfile): void {
  client.setQueryData<MyProfile>(PROFILE_KEY, (cached) =>
    cached?.user.id === answer.user.id ? answer : undefined,
  );
}
