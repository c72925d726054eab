import { keyOf, pointerOf, type Located } from '#contract/sources/source.ts';
import { judgeDocument, judgeSchema, SEVERITIES, type Severity } from './rules.ts';
import type { Reached } from './schema/compare.ts';

/** Where something is written. */
export type Place = { file: string; pointer: string; line: number };

/** One change of a contract, judged. */
export type Finding = {
  rule: string;
  severity: Severity;
  /** What changed, as one sentence without its end. */
  message: string;
  /** Why it matters, in the words that follow a colon. */
  reason: string;
  /** Method and path of the operations that it concerns; none where it concerns the whole contract. */
  operations: string[];
  old?: Place;
  new?: Place;
};

type Sides = { old?: Located | undefined; new?: Located | undefined };
type Values = Readonly<Record<string, string | undefined>>;

/** What a part of a contract belongs to: an operation, and the words for the part in it. */
export type Part = { operation?: string | undefined; subject: string };

type Draft = Omit<Finding, 'message' | 'old' | 'new'> & {
  sides: Sides;
  /** The sentence as seen from one operation, and from the shared component. */
  message: string;
  shared?: string;
};

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? '');

/** Collects findings; what several operations share is one finding. */
export function createRecorder() {
  const drafts = new Map<string, Draft>();

  function keep(draft: Omit<Draft, 'operations'>, operation: string | undefined, detail: string) {
    const { sides } = draft;
    const at = [sides.old, sides.new].map((side) => (side ? keyOf(side) : '-'));
    const key = [draft.rule, draft.severity, ...at, detail].join(' | ');
    const known = drafts.get(key) ?? { ...draft, operations: [] };
    drafts.set(key, known);
    if (operation !== undefined && !known.operations.includes(operation))
      known.operations.push(operation);
  }

  return {
    /** A change of the document. */
    add(rule: string, operation: string | undefined, sides: Sides, values: Values = {}) {
      const { id, severity, says, reason } = judgeDocument(rule);
      const message = fill(says, values);
      keep({ rule: id, severity, reason, sides, message }, operation, message);
    },

    /** Changes of a schema, as a part of an operation has it. */
    addSchema(reached: readonly Reached[], { operation, subject }: Part) {
      for (const { trail, change, pair } of reached) {
        const { id, severity, says, reason } = judgeSchema(change, pair);
        const said = fill(says, change.values ?? {});
        const way = [...trail, ...(change.segment === undefined ? [] : [change.segment])];
        const sides = { old: change.old, new: change.new };
        const component = componentName(change.new ?? change.old);
        keep(
          {
            rule: id,
            severity,
            reason,
            sides,
            message: `The ${nameOf(way, subject)} ${said}`,
            ...(component !== undefined && {
              shared: `${inComponent(component, way, sides)} ${said}`,
            }),
          },
          operation,
          `${said} ${change.segment ?? ''}`,
        );
      }
    },

    /** Everything found, the worst first and then in the order of the contract. */
    findings(): Finding[] {
      const ranked = [...drafts.values()].toSorted(
        (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity),
      );
      return ranked.map(({ sides, shared, message, ...draft }) => ({
        ...draft,
        message: shared !== undefined && draft.operations.length > 1 ? shared : message,
        ...(sides.old && { old: placeOf(sides.old) }),
        ...(sides.new && { new: placeOf(sides.new) }),
      }));
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;

/** `address.street`, `tags[]`, `prices.*`. */
const trailText = (way: readonly string[]) =>
  way.reduce((text, segment) => {
    if (text === '' || segment.startsWith('[')) return `${text}${segment}`;
    return segment.startsWith('(') ? `${text} ${segment}` : `${text}.${segment}`;
  }, '');

const nameOf = (way: readonly string[], subject: string) =>
  way.length === 0 ? subject : `property \`${trailText(way)}\` of the ${subject}`;

/** The component that holds a place. */
const componentName = (at: Located | undefined): string | undefined =>
  at?.path[0] === 'components' && at.path[1] === 'schemas' ? at.path[2] : undefined;

function inComponent(component: string, way: readonly string[], sides: Sides): string {
  const path = (sides.new ?? sides.old)?.path.slice(3) ?? [];
  const names = path.flatMap((key, index) =>
    path[index - 1] === 'properties' && (index < 2 || path[index - 2] !== 'properties')
      ? [key]
      : [],
  );
  const last = way.at(-1);
  const isOwn = last !== undefined && !names.includes(last) && path.length === 0;
  const inner = isOwn ? [last] : names;
  return inner.length === 0
    ? `The schema \`${component}\``
    : `The property \`${trailText(inner)}\` of the schema \`${component}\``;
}

const placeOf = (at: Located): Place => ({
  file: at.source.location,
  pointer: pointerOf(at),
  line: at.source.lineOf(at.path),
});
