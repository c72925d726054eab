/** Style of a label that may take several lines: its box or radio button stays at the first one. */
export const atFirstLine = {
  alignItems: 'flex-start',
  '& .MuiFormControlLabel-label': { py: '10.5px' },
} as const;
