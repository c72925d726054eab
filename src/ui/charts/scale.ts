/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below `value`: the top of an axis. */
export function niceTop(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const lead = value / power;
  const nice = [1, 2, 5, 10].find((step) => lead <= step) ?? 10;
  return nice * power;
}

/** Marks of an axis from the top down: with the half between, where that is a whole number. */
export function axisMarks(top: number): number[] {
  return top % 2 === 0 ? [top, top / 2, 0] : [top, 0];
}
