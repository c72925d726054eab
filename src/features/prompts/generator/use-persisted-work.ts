import { use } from 'react';
import { lazyImport } from '#src/lib/lazy.ts';
import { isRecord, type Guard } from '#src/lib/storage.ts';
import { useDraft, type Draft } from '#src/session/use-draft.ts';
import type { PersistedWork } from './persisted-work.ts';

let guard: Promise<Guard<PersistedWork>> | undefined;

async function importGuard(): Promise<Guard<PersistedWork>> {
  try {
    const module = await lazyImport('persisted-work', () => import('./persisted-work.ts'));
    return module.isPersistedWork;
  } catch (error) {
    guard = undefined;
    throw error;
  }
}

export type KeptWork = Pick<Draft<PersistedWork>, 'initial' | 'save' | 'discard'>;

/** The work in hand. Its check takes the contract's schemas, for which a screen without any does not wait. */
export function usePersistedWork(): KeptWork {
  const { initial: stored, save, discard } = useDraft('generator.work', isRecord);
  const isFit = stored && use((guard ??= importGuard()));
  return { initial: isFit?.(stored) ? stored : undefined, save, discard };
}
