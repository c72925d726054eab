import type { CSSObject } from '@mui/material/styles';

const SELECTED = [
  '.MuiTab-root.Mui-selected',
  '.MuiToggleButton-root.Mui-selected',
  '.MuiMenuItem-root.Mui-selected',
  '.MuiChip-root[aria-pressed="true"]',
  'nav [aria-current="page"]',
  '[role="option"][aria-selected="true"]',
].join(', ');

const FILLED = [
  '.MuiButton-contained',
  '.MuiFab-root',
  '.MuiChip-filled',
  '.MuiAlert-root',
  '.MuiAvatar-root',
].join(', ');

/**
 * A palette that the system forces takes backgrounds and shadows away. What only they tell, that
 * something is chosen, a button, or a measure, is told here in the system's own colours.
 */
export const forcedColors: CSSObject = {
  [SELECTED]: {
    forcedColorAdjust: 'none',
    '&, & *': { color: 'HighlightText !important' },
    '&, &:hover': { backgroundColor: 'Highlight !important' },
  },
  [FILLED]: { border: '1px solid ButtonBorder' },
  '.MuiSelect-icon, .MuiAutocomplete-endAdornment .MuiSvgIcon-root': { fill: 'ButtonText' },
  '.MuiTabs-indicator, .MuiLinearProgress-bar, .MuiSlider-track, .MuiSlider-thumb': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
  },
  '.MuiLinearProgress-root, .MuiSlider-rail, .MuiSwitch-track': {
    border: '1px solid ButtonText',
    opacity: 1,
  },
  '.MuiSwitch-thumb': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
  '.MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
  },
};
