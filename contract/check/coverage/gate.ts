import type { ReasonFile, ReasonLine } from './reasons.ts';

/** Verdict on what was not reached. */
export type Gate = {
  /** Every hole with its reason; undefined where the file gives none. */
  holes: Array<{ hole: string; reason: string | undefined }>;
  /** Lines that explain nothing any more. */
  needless: string[];
  /** What fails, in sentences; empty when each hole has its reason and each reason its hole. */
  faults: string[];
};

/** Whether a line names a hole, or the operation or place that the hole is below. `*` is any operation. */
export function explains(line: string, hole: string): boolean {
  const wanted = line.startsWith('* ') ? line.slice(1) : line;
  if (line.startsWith('* ')) return hole.endsWith(wanted);
  return hole === wanted || (hole.startsWith(wanted) && /^[ .[]/.test(hole.slice(wanted.length)));
}

/** Holds the holes of a run against the reasons that a file gives; a part of a run says nothing of reasons that it had no use for. */
export function gateOf(
  holes: readonly string[],
  { ceiling, lines }: ReasonFile,
  isPart = false,
): Gate {
  const used = new Set<ReasonLine>();
  const explained = holes.map((hole) => {
    const found = lines.find(({ line }) => explains(line, hole));
    if (found) used.add(found);
    return { hole, reason: found?.reason };
  });
  const needless = isPart ? [] : lines.filter((one) => !used.has(one)).map(({ line }) => line);
  return {
    holes: explained,
    needless,
    faults: [
      ...explained
        .filter(({ reason }) => reason === undefined)
        .map(({ hole }) => `${hole} was not reached, and no reason says why.`),
      ...needless.map((line) => `The reason for "${line}" is not needed any more.`),
      ...(isPart || lines.length === ceiling ? [] : [ceilingFault(lines.length, ceiling)]),
    ],
  };
}

const ceilingFault = (count: number, ceiling: number) =>
  count > ceiling
    ? `${count} reasons are given, and the ceiling is ${ceiling}: reasons only become fewer.`
    : `${count} reasons are left: lower the ceiling from ${ceiling} to ${count}.`;
