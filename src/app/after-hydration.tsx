import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => {};

export type AfterHydrationProps = {
  /** Stands in the prerendered page; takes the same room. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** What depends on the visitor's own settings, which a page rendered ahead cannot know. */
export function AfterHydration({ placeholder, children }: AfterHydrationProps) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHere ? children : placeholder;
}
