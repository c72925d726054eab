import { useAbility } from '@casl/react';
import { useCallback } from 'react';
import type { AppAbility } from './ability.ts';

/** Asks the signed-in person's ability; re-renders when it changes. */
export function useCan(): (action: string, subject: string) => boolean {
  const ability = useAbility<AppAbility>();
  return useCallback((action, subject) => ability.can(action, subject), [ability]);
}
