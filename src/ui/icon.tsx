import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export type IconProps = Omit<SvgIconProps, 'children' | 'viewBox'> & {
  /** A path of `@mdi/js`. */
  path: string;
  /** For arrows and chevrons: turned around when reading from right to left. */
  isDirectional?: boolean;
};

/** An icon of @mdi/js. Decoration unless `titleAccess` names it. */
export function Icon({ path, isDirectional = false, sx, ...rest }: IconProps) {
  const mirror = isDirectional ? { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } : null;
  return (
    <SvgIcon {...rest} sx={[mirror, ...(Array.isArray(sx) ? sx : [sx])]}>
      <path d={path} />
    </SvgIcon>
  );
}
