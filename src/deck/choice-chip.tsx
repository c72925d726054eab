import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';

export type ChoiceChipProps = {
  /** What it stands for besides what is on it, as in `listPrompts 200 empty`. */
  name?: string;
  isChosen: boolean;
  color?: 'success' | 'warning' | 'error' | 'default';
  onToggle: () => void;
  children: ReactNode;
};

/** A choice that is on or off. */
export function ChoiceChip({
  name,
  isChosen,
  color = 'default',
  onToggle,
  children,
}: ChoiceChipProps) {
  return (
    <Chip
      size="small"
      component="button"
      type="button"
      clickable
      aria-label={name}
      aria-pressed={isChosen}
      color={color}
      variant={isChosen ? 'filled' : 'outlined'}
      label={children}
      onClick={onToggle}
      sx={{ '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 } }}
    />
  );
}
