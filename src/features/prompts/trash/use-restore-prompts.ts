import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRestorePrompt } from '#src/generated/api/prompts/prompts.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { toast } from '#src/ui/toast/toast.ts';

/**
 * Restores prompts one after the other. The first refusal ends it, as a full library refuses the
 * rest as well; what was restored before it stays restored.
 */
export function useRestorePrompts() {
  const { t } = useTranslation('prompts');
  const { number } = useFormats();
  const { mutateAsync } = useRestorePrompt();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<unknown>(null);

  async function restore(ids: readonly string[]): Promise<void> {
    setError(null);
    setBusy(new Set(ids));
    let count = 0;
    try {
      for (const promptId of ids) {
        // oxlint-disable-next-line no-await-in-loop -- a refusal keeps the rest from being sent
        await mutateAsync({ promptId });
        count += 1;
      }
    } catch (refusal) {
      setError(refusal);
    }
    setBusy(new Set());
    if (count > 0) toast.success(t('trash.restored', { count, formatted: number(count) }));
  }

  return { restore, busy, error, dismiss: () => setError(null) };
}
