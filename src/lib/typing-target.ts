/** True where a key press writes text, or looks for an entry by its first letter. */
export function isTypingTarget(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  const places = 'input, textarea, select, [role="textbox"], [role="combobox"], [role="menu"]';
  return target.closest(`${places}, [role="listbox"]`) !== null;
}
