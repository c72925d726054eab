import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurn, useTurn } from './grid-turn.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passTime = () => act(() => vi.advanceTimersByTimeAsync(10_000));

/** A turn, what comes of it, and how its part is fetched. */
function turnOf() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const load = vi.fn<() => Promise<string>>(() => promise);
  const turn = createTurn(load);
  const { result } = renderHook(() => {
    try {
      return useTurn(turn);
    } catch (error) {
      return error;
    }
  });
  return { ...turn, load, resolve, reject, result };
}

it('is fetched once the stand-in is shown, and not before', async () => {
  const { standIn, load, resolve, result } = turnOf();
  await passTime();
  expect(load).not.toHaveBeenCalled();
  standIn.shown();
  await passTime();
  expect(load).toHaveBeenCalledOnce();
  expect(result.current).toBeUndefined();
  resolve('grid');
  await passTime();
  expect(result.current).toBe('grid');
});

/** Something that can have the focus. */
function button(): HTMLButtonElement {
  const element = document.createElement('button');
  document.body.append(element);
  element.focus();
  return element;
}

it('waits while the focus is in the stand-in, or goes from its button to its menu', async () => {
  const { standIn, resolve, result } = turnOf();
  standIn.shown();
  const focused = button();
  standIn.enter();
  resolve('grid');
  await passTime();
  expect(result.current).toBeUndefined();
  standIn.leave();
  standIn.enter();
  await passTime();
  expect(result.current).toBeUndefined();
  standIn.leave();
  await passTime();
  expect(result.current).toBe('grid');
  focused.remove();
});

it('waits again when the stand-in is entered while the part is being drawn', async () => {
  const { standIn, resolve, result } = turnOf();
  standIn.shown();
  resolve('grid');
  await passTime();
  expect(result.current).toBe('grid');
  const focused = button();
  act(() => standIn.enter());
  await passTime();
  expect(result.current).toBeUndefined();
  standIn.leave();
  await passTime();
  expect(result.current).toBe('grid');
  focused.remove();
});

it('comes when what had the focus is gone, which no event tells', async () => {
  const { standIn, resolve, result } = turnOf();
  standIn.shown();
  const focused = button();
  standIn.enter();
  resolve('grid');
  await passTime();
  expect(result.current).toBeUndefined();
  focused.remove();
  await passTime();
  expect(result.current).toBe('grid');
});

it('throws what kept it from being fetched, and is fetched again after that', async () => {
  const { standIn, load, reject, result, ...turn } = turnOf();
  standIn.shown();
  await passTime();
  reject(new Error('gone'));
  await passTime();
  expect(result.current).toEqual(new Error('gone'));
  load.mockResolvedValueOnce('grid');
  const again = renderHook(() => useTurn(turn)).result;
  expect(again.current).toBeUndefined();
  standIn.shown();
  await passTime();
  expect(again.current).toBe('grid');
});

it('leaves the stand-in alone without a connection, and comes once there is one again', async () => {
  const { standIn, load, reject, result } = turnOf();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  standIn.shown();
  await passTime();
  reject(new Error('gone'));
  await passTime();
  expect(result.current).toBeUndefined();
  onLine.mockRestore();
  load.mockResolvedValueOnce('grid');
  window.dispatchEvent(new Event('online'));
  await passTime();
  expect(result.current).toBe('grid');
});
