import { useMutation } from '@tanstack/react-query';
import type { DownloadedFile } from '#src/api/file.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { toastRefusal } from './toast-refusal.tsx';

/**
 * Fetches a file by a generated call and saves it under the server's name. A refusal is a toast, unless
 * `onError` shows it: a dialog says itself what failed in it.
 */
export function useSaveFile(onError: (error: unknown, again: () => void) => void = toastRefusal): {
  save: (fetch: () => Promise<DownloadedFile>) => void;
  isPending: boolean;
} {
  const { mutate, isPending } = useMutation({
    mutationFn: (fetch: () => Promise<DownloadedFile>) => fetch(),
    onSuccess: saveFile,
    onError: (error, fetch) => onError(error, () => mutate(fetch)),
  });
  return { save: mutate, isPending };
}
