/** Sent at the document once the program answers to its forms. */
const USABLE = 'promptwell:usable';

/**
 * Keeps a form that is submitted before the program is here from leaving the page: the browser would send it as it
 * knows forms, to an address that holds what was typed, a password included. It is submitted when the program
 * can take it.
 */
export function holdSubmissions(): void {
  const { dataset } = document.documentElement;
  let submit: (() => void) | undefined;
  const hold = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = event.target as HTMLFormElement;
    const { submitter } = event;
    submit = () => form.isConnected && form.requestSubmit(submitter);
    dataset['held'] = '';
  };
  document.addEventListener('submit', hold, true);
  document.addEventListener(
    USABLE,
    () => {
      document.removeEventListener('submit', hold, true);
      delete dataset['held'];
      submit?.();
    },
    { once: true },
  );
}

/** Submits what was held, and holds nothing any more. */
export function releaseSubmissions(): void {
  document.dispatchEvent(new Event(USABLE));
}
