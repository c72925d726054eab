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
import { Icon, type IconProps } from './icon.tsx';

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

export type CategoryIconProps = Omit<IconProps, 'path'> & {
  /** A name of Material Design Icons, as in `bullhorn-outline`. */
  name: string;
};

/** A category's icon; a general one for a name that we do not carry. */
export function CategoryIcon({ name, ...rest }: CategoryIconProps) {
  return <Icon {...rest} path={ICONS[name] ?? mdiShapeOutline} />;
}
