import { afterEach, expect, it, vi } from 'vitest';
import { holdSubmissions, releaseSubmissions } from './held-submission.ts';

afterEach(() => {
  releaseSubmissions();
  document.body.replaceChildren();
});

function formOf(): { form: HTMLFormElement; button: HTMLButtonElement; left: () => boolean[] } {
  document.body.innerHTML = '<form><input name="password"><button>Sign in</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  const seen: boolean[] = [];
  // Like React: what it takes over does not leave the page.
  form.addEventListener('submit', (event) => {
    seen.push(event.defaultPrevented);
    event.preventDefault();
  });
  return { form, button, left: () => seen };
}

it('a form that is submitted too early is submitted once, when the program is here', () => {
  holdSubmissions();
  const { button, left } = formOf();
  button.click();
  button.click();
  expect(left()).toEqual([]);
  expect(document.documentElement.dataset['held']).toBe('');
  releaseSubmissions();
  expect(left()).toEqual([false]);
  expect(document.documentElement.dataset['held']).toBeUndefined();
});

it('afterwards forms are submitted as ever', () => {
  holdSubmissions();
  const { form, left } = formOf();
  releaseSubmissions();
  expect(left()).toEqual([]);
  form.requestSubmit();
  expect(left()).toEqual([false]);
});

it('a form that is gone by then is left alone', () => {
  holdSubmissions();
  const { form, button } = formOf();
  const requested = vi.spyOn(form, 'requestSubmit');
  button.click();
  form.remove();
  releaseSubmissions();
  expect(requested).not.toHaveBeenCalled();
});
