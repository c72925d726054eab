import { stripVTControlCharacters } from 'node:util';

const IGNORE = /^run `redocly lint --generate-ignore-file`/;
const COUNT = /(?<=failed with )\d+ errors?/;

/**
 * What Redocly found, each finding once. It tells a file that cannot be parsed again at every reference into it, and that
 * the reference cannot be resolved: the file is told alone. Its advice to ignore everything is left out.
 */
export function distinctFindings(output: string): string {
  const [before, findings, after] = parts(output.split('\n'));
  const broken = findings.filter((finding) => finding.includes('Failed to parse:'));
  const told = broken.length > 0 ? broken : findings;
  const distinct = [...new Map(told.map((finding) => [textOf(finding), finding])).values()];
  const count = `${distinct.length} ${distinct.length === 1 ? 'error' : 'errors'}`;
  return [
    ...before,
    ...distinct.map((finding, index) => finding.replace(/\[\d+\]/, `[${index + 1}]`)),
    ...after
      .filter((line) => !IGNORE.test(stripVTControlCharacters(line)))
      .map((line) => (findings.length > 0 ? line.replace(COUNT, count) : line)),
  ]
    .join('\n')
    .trim();
}

/** A finding without its number. */
const textOf = (finding: string) => stripVTControlCharacters(finding).replace(/^\[\d+\]/, '');

/** The lines before the first finding, the findings, and the lines that sum them up. */
function parts(lines: readonly string[]): [string[], string[], string[]] {
  const plain = lines.map((line) => stripVTControlCharacters(line));
  const starts = plain.flatMap((line, at) => (/^\[\d+\] /.test(line) ? [at] : []));
  const sum = plain.findIndex((line) => /: validated in \d+/.test(line));
  const end = sum < 0 ? lines.length : sum;
  const findings = starts.map((start, at) =>
    lines.slice(start, Math.min(starts[at + 1] ?? end, end)).join('\n'),
  );
  return [lines.slice(0, starts[0] ?? end), findings, lines.slice(end)];
}
