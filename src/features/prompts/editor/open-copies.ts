import { useEffect } from 'react';

const open = new Map<string, number>();

/** Whether an editor of this page has the prompt open, which sends its changes itself. */
export const isCopyOpen = (promptId: string): boolean => open.has(promptId);

/** Says for as long as an editor is mounted that it has the prompt open. */
export function useOpenCopy(promptId: string | undefined): void {
  useEffect(() => {
    if (promptId === undefined) return undefined;
    open.set(promptId, (open.get(promptId) ?? 0) + 1);
    return () => {
      const left = (open.get(promptId) ?? 1) - 1;
      if (left > 0) open.set(promptId, left);
      else open.delete(promptId);
    };
  }, [promptId]);
}
