import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppThemeProvider } from './app-theme-provider.tsx';

afterEach(() => vi.unstubAllGlobals());

const page = (mode: 'light' | 'dark') => (
  <AppThemeProvider direction="ltr" themeColor="primary" skin="default" mode={mode}>
    <p>Page</p>
  </AppThemeProvider>
);

it('a switch of the mode writes no inline style, which the policy would block', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const written: string[] = [];
  const append = vi.spyOn(Node.prototype, 'appendChild').mockImplementation(function keep(
    this: Node,
    child,
  ) {
    if (child.textContent?.includes('transition')) written.push(child.textContent);
    return this.insertBefore(child, null);
  });
  const { rerender } = render(page('dark'));
  written.length = 0;
  rerender(page('light'));
  append.mockRestore();

  const { dataset } = document.documentElement;
  expect(dataset['mode']).toBe('light');
  expect(written).toEqual([]);
  // Nothing moves while the colours change, and everything may after the frame that shows them.
  expect(dataset).toHaveProperty('still');
  frames.shift()?.(0);
  frames.shift()?.(0);
  expect(dataset).not.toHaveProperty('still');
});
