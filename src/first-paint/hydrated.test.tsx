import { act, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Hydrated } from './hydrated.tsx';
import { leaveFrame } from './leave-frame.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A page with the frame of a screen and the place of the program. */
function framed(): HTMLElement {
  document.body.innerHTML =
    '<div id="root"></div><div id="frame"><textarea data-early="goal">a plan</textarea></div>';
  document.documentElement.dataset['frame'] = '';
  return document.querySelector<HTMLElement>('#root') ?? document.body;
}
const hasFrame = () => document.querySelector('#frame') !== null;

it('calls back before anything is measured, once it is wired, and after the painting', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  const calls: string[] = [];
  function Screen() {
    useLayoutEffect(() => void calls.push('measured'), []);
    useEffect(() => void calls.push('effect'), []);
    return <p>rows</p>;
  }
  const root = createRoot(framed());
  act(() =>
    root.render(
      <Hydrated
        onPlaced={() => calls.push('placed')}
        onDone={() => calls.push('done')}
        onPainted={() => calls.push('painted')}
      >
        <Screen />
      </Hydrated>,
    ),
  );
  expect(calls).toEqual(['placed', 'measured', 'effect', 'done']);
  for (const frame of frames) frame();
  expect(calls).toHaveLength(4);
  vi.advanceTimersByTime(0);
  expect(calls.at(-1)).toBe('painted');
});

it('has the frame gone when a screen is measured, and what was typed in it given to the screen', async () => {
  const place = framed();
  const leave = leaveFrame(place);
  const seen: boolean[] = [];
  function Screen() {
    useLayoutEffect(() => void seen.push(hasFrame()), []);
    return <textarea name="goal" />;
  }
  act(() =>
    createRoot(place).render(
      <Hydrated onPlaced={leave} onDone={() => {}}>
        <Screen />
      </Hydrated>,
    ),
  );
  expect(seen).toEqual([false]);
  expect(document.documentElement.dataset['frame']).toBeUndefined();
  // Once the field is wired.
  await vi.waitFor(() => expect(place.querySelector('textarea')?.value).toBe('a plan'));
});

it('keeps the frame while the screen only says that it is loading', async () => {
  const place = framed();
  const leave = leaveFrame(place);
  const root = createRoot(place);
  const shown = (content: ReactNode) => (
    <Hydrated onPlaced={leave} onDone={() => {}}>
      {content}
    </Hydrated>
  );
  act(() => root.render(shown(<div data-splash="" />)));
  expect(hasFrame()).toBe(true);
  act(() => root.render(shown(<p>rows</p>)));
  await vi.waitFor(() => expect(hasFrame()).toBe(false));
});
