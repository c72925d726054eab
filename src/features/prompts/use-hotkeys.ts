import { useEffect, useEffectEvent } from 'react';

/** By the key pressed with Ctrl or Cmd, in small letters: `enter`, `s`. */
export type Hotkeys = Readonly<Record<string, (() => void) | undefined>>;

/** Calls back for Ctrl or Cmd with a key, also during typing. */
export function useHotkeys(hotkeys: Hotkeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
    const action = hotkeys[event.key.toLowerCase()];
    if (!action || event.defaultPrevented) return;
    // Saving the page itself is never what is meant here.
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
