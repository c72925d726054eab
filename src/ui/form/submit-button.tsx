import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export type SubmitButtonProps = {
  loading: boolean;
  size?: 'medium' | 'large';
  children: ReactNode;
};

/** Keeps its width and its focus while the answer is awaited. */
export function SubmitButton({ loading, size = 'medium', children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" size={size} loading={loading}>
      {children}
    </Button>
  );
}
