/** A word as a `like` pattern that finds it anywhere. */
export function containsPattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
