import Dialog from '@mui/material/Dialog';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toasts } from './toasts.tsx';

type Open = { isMenuOpen?: boolean; isSheetOpen?: boolean; isQuestionOpen?: boolean };

function Page({ isMenuOpen = false, isSheetOpen = false, isQuestionOpen = false }: Open) {
  return (
    <>
      <Toasts position="top-right" />
      <Menu open={isMenuOpen} anchorEl={document.body}>
        <MenuItem>Item</MenuItem>
      </Menu>
      <Dialog
        open={isSheetOpen}
        transitionDuration={0}
        slotProps={{ paper: { 'aria-label': 'Sheet' } }}
      >
        <button type="button">Own</button>
      </Dialog>
      <Dialog
        open={isQuestionOpen}
        transitionDuration={0}
        slotProps={{ paper: { 'aria-label': 'Question' } }}
      >
        <button type="button">Yes</button>
      </Dialog>
    </>
  );
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  act(() => toast.removeAll());
  vi.unstubAllGlobals();
});

const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('a toast', () => {
  it('raised over an open dialog is heard, and reached after the dialog’s own buttons', async () => {
    render(<Page isSheetOpen />);
    act(() => void toast.error('Declined'));
    const alert = await within(await dialog('Sheet')).findByRole('alert');
    expect(alert.textContent).toContain('Declined');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Own');
    await userEvent.tab();
    expect(alert.contains(document.activeElement)).toBe(true);
  });

  it('stays within reach when dialogs open over it and close again', async () => {
    const { rerender } = render(<Page />);
    act(() => void toast.error('Declined', { duration: Number.POSITIVE_INFINITY }));
    screen.getByRole('alert');
    rerender(<Page isSheetOpen />);
    await within(await dialog('Sheet')).findByRole('alert');
    rerender(<Page isSheetOpen isQuestionOpen />);
    await within(await dialog('Question')).findByRole('alert');
    rerender(<Page isSheetOpen />);
    await within(await dialog('Sheet')).findByRole('alert');
    rerender(<Page />);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findByRole('alert')).textContent).toContain('Declined');
  });

  it('is heard while a menu is open', async () => {
    render(<Page isMenuOpen />);
    act(() => void toast.success('Saved'));
    expect((await screen.findByRole('status')).textContent).toContain('Saved');
    expect(screen.getByRole('menu').contains(screen.getByRole('status'))).toBe(false);
  });
});
