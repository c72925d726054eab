import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export type SubmitButtonProps = {
  loading: boolean;
  /** Cannot be pressed now, and its text says why. */
  disabled?: boolean;
  size?: 'medium' | 'large';
  children: ReactNode;
};

/** Keeps its width and its focus while the answer is awaited. */
export function SubmitButton({
  loading,
  disabled = false,
  size = 'medium',
  children,
}: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" size={size} loading={loading} disabled={disabled}>
      {children}
    </Button>
  );
}
