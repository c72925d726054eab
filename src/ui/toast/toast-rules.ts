/** How long each kind of toast stays, in milliseconds (specification §9). */
export const TOAST_DURATIONS = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
  custom: 4000,
} as const;

export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

/**
 * Where toasts stand. 'Right' means the reading end: in Arabic, the left edge.
 */
export function placement(position: ToastPosition): {
  edge: 'top' | 'bottom';
  align: 'flex-start' | 'center' | 'flex-end';
} {
  const [edge, side] = position.split('-');
  return {
    edge: edge === 'bottom' ? 'bottom' : 'top',
    align: side === 'center' ? 'center' : side === 'left' ? 'flex-start' : 'flex-end',
  };
}
