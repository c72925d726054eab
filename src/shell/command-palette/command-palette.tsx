import Dialog from '@mui/material/Dialog';
import { useId, useState, type FocusEvent } from 'react';
import type { Command, CommandSearch } from './command-types.ts';
import { PaletteBody } from './palette-body.tsx';

export type CommandPaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  commands: readonly Command[];
  search?: CommandSearch;
  /** Opens what was found before. */
  onOpen: (path: string) => void;
};

/** A combobox over screens and whatever `search` finds; opened by Ctrl or Cmd with K. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const titleId = useId();
  // Each opening has a body of its own: one that reopens while the last still fades out starts
  // empty and with its field focused, too.
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + Number(isOpen) });

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      onFocus={focusField}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { alignSelf: 'flex-start', mt: { sm: '12vh' } } } }}
    >
      <PaletteBody key={opening.count} titleId={titleId} onClose={onClose} {...rest} />
    </Dialog>
  );
}

/**
 * The dialog's focus trap puts the focus on the dialog itself where a page that arrives late took
 * it; the field is the only control, so what is typed next belongs there.
 */
function focusField({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const field = currentTarget.querySelector('input');
  if (target !== field) field?.focus();
}
