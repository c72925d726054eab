/** An address without slashes at its end, so that a path can follow it. */
export function withoutEndSlash(address: string): string {
  // The lookbehind lets the pattern try one place only, however many slashes there are.
  return address.replace(/(?<!\/)\/+$/u, '');
}
