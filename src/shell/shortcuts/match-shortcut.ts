import { shortcutOf, type ShortcutName } from './shortcuts.ts';

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'
> & { isTyping: boolean };

/**
 * Which shortcut a key press means. Single keys are silent during typing, and can be
 * turned off altogether (WCAG 2.1.4); Ctrl or Cmd with K works everywhere.
 */
export function matchShortcut(press: KeyPress, hasSingleKeys: boolean): ShortcutName | null {
  if (press.isComposing || press.defaultPrevented || press.altKey) return null;
  const hasModifier = press.ctrlKey || press.metaKey;
  if (hasModifier) return shortcutOf(press.key.toLowerCase(), true);
  return press.isTyping || !hasSingleKeys ? null : shortcutOf(press.key, false);
}
