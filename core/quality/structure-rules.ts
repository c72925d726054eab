import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { findVariables } from '#core/template/parse.ts';
import type { RawFinding, LintInput } from './types.ts';

const MAX_TOKENS = 2500;
const WALL = 700;
const WALL_HAN = 260;
const SECRET =
  /\b(?:sk|pk|rk)[-_](?:live|test|proj|ant)?[-_]?[A-Za-z0-9]{16,}|\bgh[pousr]_[A-Za-z0-9]{30,}|\bAKIA[A-Z0-9]{16}\b|-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----|(?<=\b(?:password|passwd|contraseña|mot de passe)\s{0,2}[:=]\s{0,2})[^\s{}]{6,60}|(?<=(?:كلمة المرور|密码)\s{0,2}[:：=]\s{0,2})[^\s{}]{6,60}/giu;

/** Structure of the text: size, blocks, repeated lines, open code, empty sections, secrets. */
export function structureRules(input: LintInput): RawFinding[] {
  const tokens = estimateTokens(input.body);
  return [
    ...(tokens > MAX_TOKENS ? [{ rule: 'length.tooLong', about: String(tokens) } as const] : []),
    ...secrets(input.body),
    ...openFence(input.body),
    ...walls(input.prose),
    ...lineRules(input),
  ];
}

function secrets(body: string): RawFinding[] {
  return [...body.matchAll(SECRET)].slice(0, 5).map((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const fix = { label: 'hide', start, end, replacement: '{{secret}}' } as const;
    return { rule: 'privacy.secret', start, end, fix };
  });
}

function openFence(body: string): RawFinding[] {
  const fences = [...body.matchAll(/^ {0,3}(```+|~~~+)/gmu)];
  const last = fences.at(-1);
  if (fences.length % 2 === 0 || last === undefined) return [];
  const at = body.trimEnd().length;
  const replacement = `\n${last[1] ?? '```'}`;
  const fix = { label: 'close', start: at, end: at, replacement } as const;
  return [
    { rule: 'structure.openFence', start: last.index, end: last.index + last[0].length, fix },
  ];
}

function walls(prose: string): RawFinding[] {
  const hits: RawFinding[] = [];
  for (const match of prose.matchAll(/[^\n]+/gu)) {
    const text = match[0].trim();
    const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
    if (text.length <= WALL && han <= WALL_HAN) continue;
    hits.push({ rule: 'structure.wall', start: match.index, end: match.index + match[0].length });
  }
  return hits.slice(0, 2);
}

/** Lines said twice, and headings with nothing under them. */
function lineRules({ body, prose }: LintInput): RawFinding[] {
  const hits: RawFinding[] = [];
  const seen = new Set<string>();
  let heading: { level: number; text: string; start: number; end: number } | undefined;
  const endSection = (nextLevel: number): void => {
    if (heading !== undefined && nextLevel <= heading.level) {
      const { text: about, start, end } = heading;
      hits.push({ rule: 'structure.emptySection', about, start, end });
    }
    heading = undefined;
  };
  for (const match of body.matchAll(/[^\n]+/gu)) {
    const line = match[0];
    const [start, end] = [match.index, match.index + line.length];
    if (line.trim() === '') continue;
    const mark = /^(#{1,6})\s+(.*)$/u.exec(line);
    if (mark === null) {
      heading = undefined;
      const plain = prose
        .slice(start, end)
        .replaceAll(/[\s*_#>-]+/gu, ' ')
        .trim()
        .toLowerCase();
      const weight = plain.length + 2 * (plain.match(/\p{Script=Han}/gu)?.length ?? 0);
      if (weight >= 24 && findVariables(line).length === 0) {
        if (seen.has(plain)) hits.push(repeated(body, start, end));
        seen.add(plain);
      }
      continue;
    }
    const level = mark[1]?.length ?? 1;
    endSection(level);
    heading = { level, text: (mark[2] ?? '').trim(), start, end };
  }
  endSection(0);
  return hits.slice(0, 10);
}

function repeated(body: string, start: number, end: number): RawFinding {
  const from = start > 0 && body[start - 1] === '\n' ? start - 1 : start;
  return {
    rule: 'structure.repeated',
    start,
    end,
    fix: { label: 'remove', start: from, end, replacement: '' },
  };
}
