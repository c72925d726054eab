import { mdiCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { accents, THEME_COLORS, type ThemeColor, type ThemeMode } from '../theme/palette.ts';
import { Icon } from './icon.tsx';

export type ColorChoiceProps = {
  value: ThemeColor;
  mode: ThemeMode;
  onChange: (value: ThemeColor) => void;
};

/** The six theme colours as swatches. */
export function ColorChoice({ value, mode, onChange }: ColorChoiceProps) {
  const { t } = useTranslation('shell');
  return (
    <Box component="fieldset" sx={{ m: 0, mb: 5, p: 0, border: 0 }}>
      <Typography component="legend" sx={{ p: 0, mb: 2, fontWeight: 500 }}>
        {t('customizer.themeColor')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {THEME_COLORS.map((color) => {
          const { main, contrastText } = accents[mode][color];
          return (
            <ButtonBase
              key={color}
              aria-label={t(`customizer.${color}`)}
              aria-pressed={color === value}
              onClick={() => onChange(color)}
              sx={{
                width: 44,
                height: 44,
                borderRadius: 1,
                bgcolor: main,
                color: contrastText,
                // A swatch is its colour, under a forced palette too.
                forcedColorAdjust: 'none',
              }}
            >
              {color === value && <Icon path={mdiCheck} />}
            </ButtonBase>
          );
        })}
      </Box>
    </Box>
  );
}
