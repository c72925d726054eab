export type TagLimits = { maxTags: number; maxLength: number };

/**
 * Adds what was typed or pasted to the tags: split at commas (also Arabic and Chinese ones) and
 * line ends, trimmed, without twins whatever their case, within the limits.
 */
export function addTags(tags: readonly string[], typed: string, limits: TagLimits): string[] {
  const result = [...tags];
  const known = new Set(tags.map((tag) => tag.toLocaleLowerCase()));
  for (const part of typed.split(/[,،，、;\n]/u)) {
    const tag = part.trim().replaceAll(/\s+/gu, ' ').slice(0, limits.maxLength);
    const key = tag.toLocaleLowerCase();
    if (tag === '' || known.has(key) || result.length >= limits.maxTags) continue;
    known.add(key);
    result.push(tag);
  }
  return result;
}
