import { useMutation } from '@tanstack/react-query';
import { messageOf } from '#src/api/problem.ts';
import type { DownloadedFile } from '#src/api/file.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** Fetches a file by a generated call and saves it under the server's name; a refusal is a toast. */
export function useSaveFile(): {
  save: (fetch: () => Promise<DownloadedFile>) => void;
  isPending: boolean;
} {
  const { mutate, isPending } = useMutation({
    mutationFn: (fetch: () => Promise<DownloadedFile>) => fetch(),
    onSuccess: saveFile,
    onError: (error) => toast.error(messageOf(error)),
  });
  return { save: mutate, isPending };
}
