// Swagger UI reads the whole document anew for each place that it resolves: seconds for a large one, a part of one
// takes none.

const POINTER = /^#\/(?:paths|components)\/./;

/** Every pointer in a value: `$ref`, and the mapping of a discriminator. */
function* pointersIn(value) {
  if (typeof value === 'string' && POINTER.test(value)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* pointersIn(inner);
}

const keysOf = (pointer) =>
  decodeURIComponent(pointer.slice(2))
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The document with the paths and components alone that a place in it leads to. */
function partFor(document_, place) {
  const part = { ...document_, paths: {}, components: {} };
  const waiting = [place];
  // The list grows while it is read.
  for (const [room, group, name] of waiting) {
    const from = document_[room]?.[group];
    if (from === undefined) continue;
    const isWhole = room === 'paths' || name === undefined;
    const into = isWhole ? part[room] : (part[room][group] ??= {});
    const key = isWhole ? group : name;
    const value = isWhole ? from : from[name];
    if (value === undefined || into[key] === value) continue;
    into[key] = value;
    for (const pointer of pointersIn(value)) waiting.push(keysOf(pointer));
  }
  return part;
}

/** A plugin: what a part of the document cannot answer without a complaint, the whole one does. */
globalThis.resolveByParts = ({ fn: { resolveSubtree: resolve } }) => ({
  fn: {
    async resolveSubtree(document_, place, options) {
      if (place.length >= 2 && /^(?:paths|components)$/.test(place[0]))
        try {
          const answer = await resolve(partFor(document_, place), place, options);
          if (!(answer.errors?.length > 0)) return answer;
        } catch {
          // The whole document says what is wrong.
        }
      return resolve(document_, place, options);
    },
  },
});
