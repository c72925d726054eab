const BOM = [0xef, 0xbb, 0xbf];

/** What keeps bytes from being JSON text that all readers read alike (RFC 8259, 4 and 8.1), in words. */
export function jsonTextFaults(bytes: Uint8Array): string[] {
  if (BOM.every((byte, at) => bytes[at] === byte))
    return ['the JSON begins with a byte order mark'];
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return ['the JSON is not UTF-8'];
  }
  const twice = repeatedName(text);
  return twice === undefined ? [] : [`the JSON names ${JSON.stringify(twice)} twice in one object`];
}

/** The first name that one object gives twice; readers then differ in which value they take. */
function repeatedName(text: string): string | undefined {
  /** Names of the objects that are open; undefined for a list. */
  const open: Array<Set<string> | undefined> = [];
  // A string without its end is taken whole: tried from each of its quotes, a long one would take forever.
  const token = /"(?:[^"\\]|\\.)*"?|[{}[\]]/gsu;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [part] = found;
    if (part === '{') open.push(new Set());
    else if (part === '[') open.push(undefined);
    else if (part === '}' || part === ']') open.pop();
    else {
      const names = open.at(-1);
      if (!names || !/^\s*:/.test(text.slice(token.lastIndex, token.lastIndex + 20))) continue;
      if (names.has(part)) return part.slice(1, -1);
      names.add(part);
    }
  }
  return undefined;
}
