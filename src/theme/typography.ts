import type { TypographyVariantsOptions } from '@mui/material/styles';

/** Poppins first as specified; its metric twin, so that its arrival moves nothing; then a face
 * for Arabic, then what each system has for Chinese, Japanese and Korean. */
const FONT_FAMILY = [
  'Poppins',
  "'Poppins Fallback'",
  'Vazirmatn',
  "'PingFang SC'",
  "'Hiragino Sans GB'",
  "'Microsoft YaHei'",
  "'Noto Sans CJK SC'",
  "'Noto Sans SC'",
  'sans-serif',
].join(', ');

export const MONO_FAMILY =
  "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', 'Segoe UI Mono', 'DejaVu Sans Mono', monospace";

const heading = (size: number, lineHeight: number, weight = 600) => ({
  fontSize: `${size / 16}rem`,
  lineHeight,
  fontWeight: weight,
  letterSpacing: 0,
});

/** Sizes in rem; line heights that leave room for Arabic's marks. */
export const typography: TypographyVariantsOptions = {
  fontFamily: FONT_FAMILY,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: heading(40, 1.25),
  h2: heading(32, 1.3),
  h3: heading(26, 1.35),
  h4: heading(22, 1.4),
  h5: heading(18, 1.45),
  h6: heading(16, 1.5),
  subtitle1: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 500, letterSpacing: 0 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 500, letterSpacing: 0 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.6, letterSpacing: 0 },
  body2: { fontSize: '0.875rem', lineHeight: 1.55, letterSpacing: 0 },
  button: {
    fontSize: '0.875rem',
    lineHeight: 1.5,
    fontWeight: 500,
    letterSpacing: 0,
    textTransform: 'none',
  },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45, letterSpacing: 0 },
  overline: {
    fontSize: '0.75rem',
    lineHeight: 1.5,
    fontWeight: 500,
    letterSpacing: 0,
    textTransform: 'none',
  },
};
