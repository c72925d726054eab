/** Data attribute of a text area in the prerendered frame; its value is the name of the rendered field. */
export const EARLY_FIELD = 'data-early';

const isEarly = (target: EventTarget | null): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement && target.hasAttribute(EARLY_FIELD);

/** Notes where a form in the picture of a screen is sent, by its button or by Enter, and keeps the browser from sending it. */
export function holdEarlyForms(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!form.querySelector(`[${EARLY_FIELD}]`)) return;
      event.preventDefault();
      form.dataset['held'] = '';
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const { target, key, shiftKey, altKey, isComposing } = event;
    if (!isEarly(target) || key !== 'Enter' || shiftKey || altKey || isComposing) return;
    event.preventDefault();
    target.form?.requestSubmit();
  });
}
