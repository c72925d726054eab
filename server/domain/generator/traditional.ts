import { Converter } from 'opencc-js/cn2t';
import { escapeBraces } from '#core/template/parse.ts';
import type { Brief } from '#server/ports/model.ts';
import type { Composed } from './composed.ts';
import type { Understanding } from './understand.ts';

/** Quotation marks as they are set where traditional script is written. */
const QUOTES = new Map([
  ['“', '「'],
  ['”', '」'],
]);

let converter: ((text: string) => string) | undefined;

/** Built at the first goal that needs it: its dictionaries take a quarter of a second to read. */
function toTraditional(text: string): string {
  converter ??= Converter({ from: 'cn', to: 'tw' });
  return converter(text).replaceAll(/[“”]/gu, (mark) => QUOTES.get(mark) ?? mark);
}

/** A text in traditional script, except for these words of the person, longest first. */
function convert(text: string, [kept, ...others]: readonly string[]): string {
  if (kept === undefined) return toTraditional(text);
  return text
    .split(kept)
    .map((part) => convert(part, others))
    .join(kept);
}

/** What a person wrote, which stays as it is. */
function ownWords(brief: Brief, { goal, slots }: Understanding): string[] {
  const { whole, asking, material } = goal;
  const values = [...slots.values()].map(({ said }) => said);
  const examples = (brief.examples ?? []).flatMap(({ input = '', output }) => [input, output]);
  const said = [whole, asking, material?.text ?? '', brief.context ?? '', ...examples];
  const others = [brief.role, brief.audience, brief.format, brief.tone].map((text) => text ?? '');
  const points = [...(brief.mustInclude ?? []), ...(brief.mustAvoid ?? [])];
  const answers = (brief.answers ?? []).map(({ text }) => text);
  return [...said, ...values, ...others, ...points, ...answers]
    .map((text) => escapeBraces(text.trim()))
    .filter((text) => text !== '')
    .toSorted((one, other) => other.length - one.length);
}

/** Drafts whose texts around a goal are in traditional script, as the goal is; the cards are written in simplified script. */
export function inTraditional(
  drafts: readonly Composed[],
  brief: Brief,
  known: Understanding,
): Composed[] {
  const kept = ownWords(brief, known);
  return drafts.map((draft) => ({
    ...draft,
    title: convert(draft.title, kept),
    body: convert(draft.body, kept),
    variables: draft.variables.map((variable) => ({
      ...variable,
      ...(variable.label !== undefined && { label: toTraditional(variable.label) }),
      ...(variable.help !== undefined && { help: toTraditional(variable.help) }),
    })),
  }));
}
