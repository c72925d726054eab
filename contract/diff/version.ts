/** Major and minor of a version; a date's year counts as its major. */
function partsOf(version: string): [major: number, minor: number] | undefined {
  const [, major, minor = '0'] = /^v?(\d+)(?:[.-](\d+))?/.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor)];
}

/** Whether a version announces a break: a higher major, or a higher minor below 1.0 (semver 4, as npm reads it). */
export function announcesBreak(old: string, now: string): boolean {
  const [before, after] = [partsOf(old), partsOf(now)];
  if (!before || !after) return false;
  if (after[0] !== before[0]) return after[0] > before[0];
  return after[0] === 0 && after[1] > before[1];
}
