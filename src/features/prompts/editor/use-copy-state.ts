import { useSyncExternalStore } from 'react';
import type { CopyKeeper, CopyState } from './copy-keeper.ts';

const KEPT: CopyState = { status: 'kept' };
const NEVER = () => () => {};

/** How the editor's content and the server's are to each other. */
export function useCopyState(copy: CopyKeeper | undefined): CopyState {
  return useSyncExternalStore(copy?.subscribe ?? NEVER, () => copy?.getState() ?? KEPT);
}
