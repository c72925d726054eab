import { expect, it } from 'vitest';
import { takeEarlyForm } from './early-form.ts';

function frameWith(value: string): Element {
  document.body.innerHTML = '<div id="frame"><textarea data-early="goal"></textarea></div>';
  const frame = document.body.firstElementChild as HTMLElement;
  (frame.firstElementChild as HTMLTextAreaElement).value = value;
  return frame;
}

it('what was typed waits for a field that is not inert', () => {
  const give = takeEarlyForm(frameWith('A letter'));
  document.body.innerHTML = '<main inert><textarea name="goal"></textarea></main>';
  expect(give(document.body)).toBe(false);
  document.body.innerHTML = '<main><textarea name="goal"></textarea></main>';
  expect(give(document.body)).toBe(true);
  expect(document.querySelector('textarea')?.value).toBe('A letter');
});

it('nothing waits where nothing was typed', () => {
  const frame = frameWith('');
  frame.querySelector('textarea')?.focus();
  expect(takeEarlyForm(frame)(document.createElement('div'))).toBe(true);
});
