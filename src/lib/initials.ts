/** Two letters at most, of the first and last word, in whatever script; '?' for no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  const letters = ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  return letters.toLocaleUpperCase() || '?';
}
