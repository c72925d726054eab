import { messageOf } from '#src/api/problem.ts';
import { useUpdateProfile } from '#src/generated/api/account/account.ts';
import type { Settings } from '#src/generated/api/endpoints.schemas.ts';
import { session } from '#src/session/session.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** Keeps a change in the account, one after the other, so that the last one holds. */
export function useSaveSettings() {
  const update = useUpdateProfile({
    mutation: {
      scope: { id: 'settings' },
      onSuccess: ({ user }) => session.setUser(user),
      onError: (error) => toast.error(messageOf(error)),
    },
  });
  return {
    status: update.status,
    save: (settings: Settings) => {
      if (Object.keys(settings).length > 0) update.mutate({ data: { settings } });
    },
  };
}
