type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Checkboxes are remembered by their tick, everything else by its text. */
const stateOf = (field: Field): string =>
  isTicked(field) ? String((field as HTMLInputElement).checked) : field.value;

function isTicked(field: Field): boolean {
  return field.type === 'checkbox' || field.type === 'radio';
}

/**
 * Keeps what a visitor types into prerendered fields while React is not there yet. Form libraries
 * set their defaults when they take a field over, so the text is put back and announced afterwards.
 * Returns the function to call once the page is hydrated.
 */
export function preserveInput(root: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  const page = root.ownerDocument;
  let focused: Element | null = page.activeElement;
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    const isTouched = isTicked(field)
      ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
      : field.value !== field.defaultValue;
    if (isTouched) typed.set(field, stateOf(field));
  }
  const remember = (event: Event) => {
    if (isField(event.target)) typed.set(event.target, stateOf(event.target));
  };
  root.addEventListener('input', remember, true);
  const follow = () => void (focused = page.activeElement);
  root.addEventListener('focusin', follow);

  return function restore() {
    root.removeEventListener('input', remember, true);
    root.removeEventListener('focusin', follow);
    for (const [field, state] of typed) {
      if (!field.isConnected) continue;
      if (isTicked(field)) tick(field as HTMLInputElement, state === 'true');
      else retype(field, state);
    }
    // Only where it was lost: people who have gone on to another field meanwhile type there.
    const isLost = page.activeElement === null || page.activeElement === page.body;
    if (isLost && focused instanceof HTMLElement && focused.isConnected)
      focused.focus({ preventScroll: true });
  };
}

/** A click on the opposite state: React hears of a change where it left the visitor's tick alone, too. */
function tick(field: HTMLInputElement, isOn: boolean): void {
  // A click never takes a radio button's mark away; the one that has it now is clicked.
  if (field.type === 'radio' && !isOn) return;
  writeUnseen(field, 'checked', !isOn);
  trackerOf(field)?.setValue(String(!isOn));
  field.click();
}

/** Writes a text into a field of React, and announces it as typing would. */
export function retype(field: Field, value: string): void {
  const caret = field.value === value ? undefined : value.length;
  // React tracks the last value it saw; going through another one makes the change visible to it.
  trackerOf(field)?.setValue('');
  writeUnseen(field, 'value', value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (caret !== undefined && field === document.activeElement && canSelect(field))
    field.setSelectionRange(caret, caret);
}

type Tracker = { setValue: (value: string) => void };

const trackerOf = (field: Field) =>
  (field as unknown as Record<string, Tracker | undefined>)['_valueTracker'];

/** By the prototype's setter: React shadows the field's own to tell its writes from a person's. */
function writeUnseen(field: Field, name: 'value' | 'checked', state: string | boolean): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, name)?.set?.call(field, state);
}

/** E-mail and number fields throw when their selection is touched. */
function canSelect(field: Field): boolean {
  return (
    field instanceof HTMLTextAreaElement ||
    ['text', 'password', 'search', 'tel', 'url'].includes(field.type)
  );
}
