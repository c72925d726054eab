import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reconcileVariables } from '#core/template/reconcile.ts';
import type {
  ChecklistItem,
  QualityFinding,
  Variable,
} from '#src/generated/api/endpoints.schemas.ts';
import { lazyImport } from '#src/lib/lazy.ts';

/** A pause in typing, after which the text is checked. */
const PAUSE_MS = 250;

export type Checked = {
  findings: readonly QualityFinding[];
  /** Undefined until it is known: a draft comes without one. */
  checklist?: readonly ChecklistItem[] | undefined;
  /** The text that they are about; places and fixes hold for it alone. */
  body: string;
  /** Whether the rules about wording read the text's language. */
  isRead: boolean;
  /** Whether a newer text could not be checked, because the rules could not be fetched. */
  isOld: boolean;
};

/** What the quality rules say of a text as it is written, while that is wanted; what the server `stored` until then. */
export function useFindings(
  body: string,
  variables: readonly Variable[],
  stored: Pick<Checked, 'findings' | 'checklist' | 'body'>,
  isWanted: boolean,
): Checked {
  const { language } = useTranslation().i18n;
  const [checked, setChecked] = useState<Checked>({ ...stored, isRead: true, isOld: false });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const check = async () => {
      const { checkPrompt } = await lazyImport('quality-rules', () => import('./check-prompt.ts'));
      return await checkPrompt(body, reconcileVariables(body, variables), language);
    };
    const timer = setTimeout(() => {
      check().then(
        (found) =>
          startTransition(() => {
            if (isCurrent) setChecked({ ...found, body, isOld: false });
          }),
        () => isCurrent && setChecked((last) => ({ ...last, isOld: last.body !== body })),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [body, variables, language, isWanted]);
  return checked;
}
