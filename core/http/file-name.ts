/**
 * The file's name in a Content-Disposition, RFC 5987's `filename*` before the plain one. By hand, as
 * docs/decisions/0011-kept-by-hand.md says.
 */
export function fileNameOf(disposition: string | undefined): string | undefined {
  if (!disposition) return undefined;
  const extended = /filename\*\s*=\s*([\w-]+)'[^']*'([^;\s]+)/iu.exec(disposition);
  if (extended?.[1] && extended[2]) {
    const decoded = decodeExtended(extended[1], extended[2]);
    if (decoded) return safeName(decoded);
  }
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/iu.exec(disposition);
  if (quoted?.[1]) return safeName(quoted[1].replaceAll(/\\(.)/gu, '$1'));
  const plain = /filename\s*=\s*([^;\s"]+)/iu.exec(disposition);
  return plain?.[1] ? safeName(plain[1]) : undefined;
}

function decodeExtended(charset: string, value: string): string | undefined {
  try {
    if (/^utf-8$/iu.test(charset)) return decodeURIComponent(value);
    if (!/^iso-8859-1$/iu.test(charset)) return undefined;
    return value.replaceAll(/%([0-9a-f]{2})/giu, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  } catch {
    return undefined;
  }
}

/** No folders and no control characters, whatever the header says. */
function safeName(name: string): string | undefined {
  const last = name.split(/[/\\]/u).at(-1) ?? '';
  const clean = last.replaceAll(/\p{Cc}/gu, '').trim();
  return clean === '' || clean === '.' || clean === '..' ? undefined : clean;
}
