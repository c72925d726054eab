import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#src/api/problem.ts';
import { useUpdateProfile } from '#src/generated/api/account/account.ts';
import type { Settings } from '#src/generated/api/endpoints.schemas.ts';
import { putProfile } from '#src/session/profile-cache.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** Keeps a change in the account, one after the other, so that the last one holds. */
export function useSaveSettings() {
  const client = useQueryClient();
  const update = useUpdateProfile({
    mutation: {
      scope: { id: 'settings' },
      onSuccess: (answer) => putProfile(client, answer),
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
