import { BRAND } from '../lib/brand.ts';

/** The last resort: the program itself could not start, so nothing of it can be used to say so. */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  document.documentElement.dataset['boot'] = 'done';
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = BRAND.name;
  const text = document.createElement('p');
  text.textContent = error instanceof Error ? error.message : String(error);
  const link = document.createElement('a');
  link.href = window.location.href;
  link.textContent = '↻';
  link.setAttribute('aria-label', 'Reload');
  box.append(title, text, link);
  root.replaceChildren(box);
}
