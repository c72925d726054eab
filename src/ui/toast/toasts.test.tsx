import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placement, TOAST_DURATIONS } from './toast-rules.ts';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  act(() => toast.removeAll());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function wait(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('durations of the specification', () => {
  it('blank 4000, error 4000, success 2000, loading unlimited, custom 4000', () => {
    expect(TOAST_DURATIONS).toEqual({
      blank: 4000,
      error: 4000,
      success: 2000,
      loading: Number.POSITIVE_INFINITY,
      custom: 4000,
    });
  });

  it.each(['error', 'success'] as const)('%s stays as long as it says', (type) => {
    render(<Toasts position="top-right" />);
    act(() => void toast[type]('Message'));
    wait(TOAST_DURATIONS[type] - 100);
    expect(screen.queryByText('Message')).not.toBeNull();
    wait(200);
    wait(500);
    expect(screen.queryByText('Message')).toBeNull();
  });

  it('loading stays until it is told otherwise', () => {
    render(<Toasts position="top-right" />);
    act(() => void toast.loading('Message'));
    wait(3_600_000);
    expect(screen.queryByText('Message')).not.toBeNull();
  });
});

describe('toasts that wait while pointed at or focused', () => {
  const isGoneInTime = () => {
    act(() => void toast.success('Later'));
    wait(TOAST_DURATIONS.success);
    wait(500);
    return screen.queryByText('Later') === null;
  };

  it('do not wait for one that is closed under the pointer and takes the focus along', () => {
    render(<Toasts position="top-right" />);
    act(() => void toast.error('Message'));
    const close = screen.getByRole('button');
    fireEvent.mouseOver(close);
    act(() => close.focus());
    act(() => close.click());
    wait(500);
    expect(screen.queryByText('Message')).toBeNull();
    expect(isGoneInTime()).toBe(true);
  });

  it('do not wait when their place leaves the page, as when somebody signs out', () => {
    const { unmount } = render(<Toasts position="top-right" />);
    act(() => void toast.error('Message'));
    fireEvent.mouseOver(screen.getByText('Message'));
    unmount();
    render(<Toasts position="top-right" />);
    expect(isGoneInTime()).toBe(true);
  });
});

describe('Toasts', () => {
  it('keeps 20 at most', () => {
    render(<Toasts position="top-right" />);
    act(() => {
      for (let index = 0; index < 25; index += 1) toast(`Message ${index}`);
    });
    expect(screen.getAllByText(/^Message \d+$/u)).toHaveLength(20);
  });

  it('the live region stands before the first message', () => {
    render(<Toasts position="top-right" />);
    const region = screen.getByRole('status');
    act(() => void toast.success('Saved'));
    expect(within(region).getByText('Saved')).toBeTruthy();
  });

  it('an error is spoken at once', () => {
    render(<Toasts position="top-right" />);
    act(() => void toast.error('Declined'));
    expect(screen.getByRole('alert').textContent).toContain('Declined');
  });

  it('a custom one brings its own looks', () => {
    render(<Toasts position="top-right" />);
    act(() => void toast.custom(<b>Own</b>));
    expect(screen.getByText('Own').tagName).toBe('B');
  });
});

describe('position', () => {
  it('default top-right stands at the reading end', () => {
    expect(placement('top-right')).toEqual({ edge: 'top', align: 'flex-end' });
    expect(placement('bottom-left')).toEqual({ edge: 'bottom', align: 'flex-start' });
    expect(placement('bottom-center')).toEqual({ edge: 'bottom', align: 'center' });
  });
});
