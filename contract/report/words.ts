/** A field of a body by its name alone, where the schema's checker has its path. */
export const inWords = (text: string): string =>
  text
    .replace(/^(?:The b|B)ody: data must/, 'The body must')
    .replace(/^(?:The b|B)ody: data\/(\S+)/, 'The body: `$1`');
