import {
  mdiBookOpenPageVariantOutline,
  mdiBriefcaseOutline,
  mdiBullhornOutline,
  mdiCalendarCheckOutline,
  mdiChartBoxOutline,
  mdiCodeBraces,
  mdiDomain,
  mdiDotsHorizontalCircleOutline,
  mdiDramaMasks,
  mdiFaceAgent,
  mdiFountainPenTip,
  mdiHandshakeOutline,
  mdiHomeHeart,
  mdiPaletteOutline,
  mdiSchoolOutline,
  mdiShapeOutline,
  mdiTranslate,
} from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from './icon.tsx';

/** The icons of the sixteen categories, by the names that the server sends: @mdi/js whole is 2 MB. */
const ICONS: Readonly<Record<string, string>> = {
  'fountain-pen-tip': mdiFountainPenTip,
  'bullhorn-outline': mdiBullhornOutline,
  'handshake-outline': mdiHandshakeOutline,
  'face-agent': mdiFaceAgent,
  'code-braces': mdiCodeBraces,
  'chart-box-outline': mdiChartBoxOutline,
  'school-outline': mdiSchoolOutline,
  'book-open-page-variant-outline': mdiBookOpenPageVariantOutline,
  'briefcase-outline': mdiBriefcaseOutline,
  'calendar-check-outline': mdiCalendarCheckOutline,
  translate: mdiTranslate,
  'palette-outline': mdiPaletteOutline,
  domain: mdiDomain,
  'home-heart': mdiHomeHeart,
  'drama-masks': mdiDramaMasks,
  'dots-horizontal-circle-outline': mdiDotsHorizontalCircleOutline,
};

export type CategoryIconProps = {
  /** A name of Material Design Icons, as in `bullhorn-outline`. */
  name: string;
  /** The category's colour, which carries white in both modes; without it the text's own. */
  color?: string;
  /** In CSS pixels; 24 unless given. */
  size?: number;
};

/** A category's icon, white on its colour; a general one for a name that we do not carry. */
export function CategoryIcon({ name, color, size = 24 }: CategoryIconProps) {
  const path = ICONS[name] ?? mdiShapeOutline;
  if (!color) return <Icon path={path} sx={{ fontSize: size }} />;
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: 1,
        color: 'common.white',
      }}
      style={{ backgroundColor: color }}
    >
      <Icon path={path} sx={{ fontSize: size * 0.66 }} />
    </Box>
  );
}
