import { HOLE_REASONS } from '../check/coverage/reasons.ts';
import type { CoverageSummary } from '../check/coverage/summary.ts';

const SENTENCES: Readonly<Record<string, string>> = HOLE_REASONS;

/** What contract:check reached of an operation, as Markdown: the numbers, and below them what is missing and why. */
export function coverageText({ answers, rules, unreached }: CoverageSummary): string {
  const inputs = rules.of === 0 ? '' : `, ${rules.tried} of ${rules.of} rules of the input`;
  const line = `**Checked:** ${answers.seen} of ${answers.of} answers${inputs}`;
  const missing = Object.entries(unreached);
  if (missing.length === 0) return line;
  const list = missing.map(([reason, names]) => {
    const named = names.map((name) => `\`${name}\``).join(', ');
    return `- ${named}: ${SENTENCES[reason] ?? reason}`;
  });
  return `${line}

<details><summary>What was not reached, and why</summary>

${list.join('\n')}

</details>`;
}
