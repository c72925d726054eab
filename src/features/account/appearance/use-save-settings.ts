import { messageOf } from '../../../api/problem.ts';
import { useUpdateProfile } from '../../../generated/api/account/account.ts';
import type { Settings } from '../../../generated/model/settings.ts';
import { session } from '../../../session/session.ts';
import { toast } from '../../../ui/toast/toast.ts';

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
