import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

export type AfterHydrationProps = {
  /** Stands in the prerendered page; takes the same room. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** What depends on the visitor's own settings, which a page rendered ahead cannot know. */
export function AfterHydration({ placeholder, children }: AfterHydrationProps) {
  return useHydrated() ? children : placeholder;
}
