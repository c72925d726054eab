import { useEffect, useEffectEvent } from 'react';
import { isTypingTarget } from '#src/lib/typing-target.ts';
import { matchShortcut } from './match-shortcut.ts';
import type { ShortcutName } from './shortcuts.ts';

/** Calls back for each shortcut pressed anywhere on the page. */
export function useShortcuts(hasSingleKeys: boolean, onShortcut: (name: ShortcutName) => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    const isTyping = isTypingTarget(event.target);
    const name = matchShortcut(
      { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, isTyping },
      hasSingleKeys,
    );
    if (!name) return;
    event.preventDefault();
    onShortcut(name);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
