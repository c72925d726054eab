/** How bad an entry is: it fails the run, deserves a look, or is told for completeness. */
export type Level = 'bad' | 'warn' | 'fine';

export type Entry = {
  level: Level;
  /** The level in the words of the command, such as `breaking`. */
  label: string;
  rule: string;
  /** One sentence with its end. */
  text: string;
  /** Where it is written: `old openapi.yaml:12`. */
  places: string[];
  detail?: Detail;
};

/** Explanation of an entry for a reader who has only the report. */
export type Detail = {
  title: string;
  /** Why it matters, in one sentence. */
  why: string;
  /** What was sent, in words. */
  situation: string;
  /** The request as a command, without secrets. */
  request: string;
  /** Status and the beginning of the body. */
  answer?: string;
};

/** An overview with one row for each part of the contract. */
export type Table = {
  title: string;
  heads: string[];
  rows: Row[];
  /** What rows that are fine have in common, after their number: `without a violation`. */
  fine: string;
};
type Row = {
  level: Level;
  cells: string[];
  /** What is missing, and why. */
  detail: string[];
  /** The cell that the level is about; the last one if none is named. */
  marked?: number;
};

/** What a command of the kit found, for the terminal, a page and a build server. */
export type Report = {
  title: string;
  /** What was looked at, by name. */
  facts: Array<[name: string, value: string]>;
  passed: boolean;
  verdict: string;
  /** By operation, the worst first. */
  groups: Array<{ title: string; entries: Entry[] }>;
  table?: Table;
  /** Sentences about what was left out. */
  notes?: string[];
  /** Reading instructions at the top of the HTML report, for a recipient who did not run the check. */
  hint?: string;
  /** How a person sees what a terminal leaves out, such as `--html lists them`. */
  more?: string;
};

/** Rows that are fine: more of them are told as one. */
export const MOST_FINE = 12;

/** Many rows that are fine, as one: `65 other operations without a violation`. */
export function fineText({ heads, rows, fine }: Table): string {
  const count = rows.filter(({ level }) => level === 'fine').length;
  const what = `${(heads[0] ?? 'row').toLowerCase()}s ${fine}`;
  return count === rows.length ? `All ${count} ${what}` : `${count} other ${what}`;
}

const ORDER: readonly Level[] = ['bad', 'warn', 'fine'];

/** Entries for each thing that was found, such as `Error of the server`: what is worst first, then what is most. */
export function kindsOf({ groups }: Report): Array<[title: string, count: number, level: Level]> {
  const kinds = new Map<string, [string, number, Level]>();
  for (const { level, rule, detail } of groups.flatMap(({ entries }) => entries)) {
    const title = detail?.title ?? rule;
    const [, count] = kinds.get(title) ?? [title, 0];
    kinds.set(title, [title, count + 1, level]);
  }
  return [...kinds.values()].toSorted(
    ([, some, a], [, others, b]) => ORDER.indexOf(a) - ORDER.indexOf(b) || others - some,
  );
}

/** `2 breaking, 1 compatible`, in the order of their levels. */
export function countsOf({ groups }: Report): Array<[label: string, count: number, level: Level]> {
  const counts = new Map<string, [string, number, Level]>();
  for (const { label, level } of groups.flatMap(({ entries }) => entries)) {
    const [, count] = counts.get(label) ?? [label, 0, level];
    counts.set(label, [label, count + 1, level]);
  }
  return [...counts.values()].toSorted(([, , a], [, , b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}
