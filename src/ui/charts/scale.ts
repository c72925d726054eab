/** Points of a line over `values`, evenly spread, inside `width` × `height` less `pad` all round. */
export function linePoints(
  values: readonly number[],
  size: { width: number; height: number; pad: number },
): { x: number; y: number }[] {
  const { width, height, pad } = size;
  const top = Math.max(...values, 0);
  const bottom = Math.min(...values, 0);
  const span = top - bottom || 1;
  const step = values.length > 1 ? (width - 2 * pad) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(pad + index * step),
    y: round(height - pad - ((value - bottom) / span) * (height - 2 * pad)),
  }));
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `value`: the top of an axis. */
export function niceTop(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  const nice = [1, 2, 5, 10].find((step) => lead <= step) ?? 10;
  return nice * power;
}

const round = (value: number) => Math.round(value * 100) / 100;
