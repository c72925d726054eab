/** The plans side by side, as many as there is room for. */
export const PLAN_GRID = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))',
} as const;
