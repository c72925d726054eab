import { useEffect, useEffectEvent } from 'react';
import { readSingleKeys } from '#src/lib/single-keys.ts';
import { isTypingTarget } from '#src/lib/typing-target.ts';

/** Calls back for a key pressed alone: silent during typing, and where single keys are turned off (WCAG 2.1.4). */
export function useSingleKey(key: string, action: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, isComposing, defaultPrevented, repeat } = event;
    if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || repeat) return;
    if (event.key.toLowerCase() !== key || isTypingTarget(event.target) || !readSingleKeys())
      return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
