/** The address if it is http, https or mailto, and absolute; else undefined. */
export function safeUrl(url: string | undefined): string | undefined {
  if (!url) return undefined;
  try {
    const { protocol } = new URL(url);
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}
