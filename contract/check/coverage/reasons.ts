import { parse } from 'yaml';

/** Why a documented answer or a keyword cannot be reached. The list is closed. */
export const HOLE_REASONS = {
  'needs fault': 'The server, or what it stores its data in, has to fail.',
  'needs load': 'More has to be sent or kept than a run may send.',
  'needs provider': 'A payment, mail or model provider has to answer so.',
  'needs credentials': 'It takes a person whom the run does not have.',
  'needs mail': 'A token or a code is needed that only a mail holds.',
  'takes away': 'A deletion is sent once, and as it is.',
  'needs state': 'Data has to be in a state that requests one after another do not bring about.',
} as const;
export type HoleReason = keyof typeof HOLE_REASONS;

/** The likely reason for an answer that was not seen; undefined where none suggests itself. */
export function guessedReason(status: string, requests: number): HoleReason | undefined {
  if (requests === 0) return 'needs credentials';
  if (status === '429') return 'needs load';
  if (status === '502' || status === '504') return 'needs provider';
  return /^5|^default$/i.test(status) ? 'needs fault' : undefined;
}

/** One line of a file of reasons: `POST /books 409`, `* 429`, `GET /books ?limit maximum broken`. */
export type ReasonLine = { line: string; reason: string };
export type ReasonFile = {
  /** How many lines the file has; it falls with them and never rises. */
  ceiling: number;
  lines: ReasonLine[];
};

/** A file of reasons that cannot be read as one. */
export class ReasonsError extends Error {
  override readonly name = 'ReasonsError';
}

/** Reads `ceiling: NUMBER` and `reasons: { REASON: [LINE] }`. @throws ReasonsError */
export function readReasons(
  text: string,
  source: string,
  known: readonly string[] = Object.keys(HOLE_REASONS),
): ReasonFile {
  const read = parsed(text, source);
  const { ceiling, reasons } = (read ?? {}) as { ceiling?: unknown; reasons?: unknown };
  if (!Number.isSafeInteger(ceiling) || typeof reasons !== 'object' || reasons === null)
    throw new ReasonsError(`${source} needs "ceiling: NUMBER" and "reasons:", lists by reason.`);
  const lines = Object.entries(reasons).flatMap(([reason, list]): ReasonLine[] => {
    if (!known.includes(reason))
      throw new ReasonsError(`${source}: "${reason}" is none of ${known.join(', ')}.`);
    if (!Array.isArray(list) || list.some((line) => typeof line !== 'string'))
      throw new ReasonsError(`${source}: "${reason}" needs a list of lines.`);
    return (list as string[]).map((line) => ({ line, reason }));
  });
  return { ceiling: Number(ceiling), lines };
}

function parsed(text: string, source: string): unknown {
  try {
    return parse(text);
  } catch (cause) {
    throw new ReasonsError(`${source} is no YAML.`, { cause });
  }
}
