import type { AnswerFault } from './checks.ts';

export type StreamEvent = { name: string; data: string };

/** Pieces that one event cannot be. */
const FEWEST = 2;

/** Pieces that come one by one in `event`, and make the text that the last event has at `path`. */
type Pieces = { event: string; field: string; path: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dataOf = ({ data }: StreamEvent): unknown => {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
};

/** The texts of a value, by their names from the outside inwards. */
function textsIn(value: unknown, path = ''): Array<[path: string, text: string]> {
  if (typeof value === 'string') return [[path, value]];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** What the pieces of each kind make together. */
function wholesOf(events: readonly StreamEvent[]): Map<string, { parts: number; text: string }> {
  const wholes = new Map<string, { parts: number; text: string }>();
  for (const event of events.slice(0, -1)) {
    const data = dataOf(event);
    if (!isObject(data)) continue;
    for (const [field, text] of Object.entries(data)) {
      if (typeof text !== 'string' || field === 'type') continue;
      const key = `${event.name} ${field}`;
      const known = wholes.get(key) ?? { parts: 0, text: '' };
      wholes.set(key, { parts: known.parts + 1, text: known.text + text });
    }
  }
  return wholes;
}

/** What every example that ends so and has pieces shows: those of an event are the text that the last one has. */
export function promisesOf(
  examples: ReadonlyArray<readonly StreamEvent[]>,
  last: string,
): Pieces[] {
  const same = examples
    .filter((events) => events.at(-1)?.name === last)
    .map((events) => ({
      wholes: wholesOf(events),
      texts: new Map(events.slice(-1).flatMap((end) => textsIn(dataOf(end)))),
    }));
  const shown = same.flatMap(({ wholes, texts }) =>
    [...wholes].flatMap(([key, { parts, text }]): Pieces[] => {
      const [event = '', field = ''] = key.split(' ');
      const paths = parts < FEWEST ? [] : [...texts].filter(([, own]) => own === text);
      return paths.map(([path]) => ({ event, field, path }));
    }),
  );
  const isKept = ({ event, field, path }: Pieces) =>
    same.every(({ wholes, texts }) => {
      const made = wholes.get(`${event} ${field}`);
      return made === undefined || made.text === texts.get(path);
    });
  const kept = shown.filter(isKept);
  return [...new Map(kept.map((one) => [JSON.stringify(one), one])).values()];
}

/** Pieces of a text that are not the text which the last event has, where the contract's examples show that they are. */
export function textFaults(
  examples: ReadonlyArray<readonly StreamEvent[]>,
  events: readonly StreamEvent[],
): AnswerFault[] {
  const end = events.at(-1);
  if (!end) return [];
  const wholes = wholesOf(events);
  const texts = new Map(textsIn(dataOf(end)));
  return promisesOf(examples, end.name).flatMap(({ event, field, path }): AnswerFault[] => {
    const made = wholes.get(`${event} ${field}`)?.text;
    const whole = texts.get(path);
    return made === undefined || whole === undefined || whole === made
      ? []
      : [
          {
            check: 'stream-order',
            text: `The pieces ${event}.${field} make ${made.length} characters together, and ${path} of ${end.name} has ${whole.length}${
              made.length === whole.length ? ' others' : ''
            }`,
          },
        ];
  });
}
