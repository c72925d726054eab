import { PROBLEM_STATUS } from '#contract/problems/problem-codes.ts';
import { operationsOf, type ContractDocument } from '../document/document.ts';

/** The codes that the contract promises, as a page: each code with its statuses and who sends it. */
export function codesPage(document: ContractDocument): string {
  const operations = operationsOf(document);
  const problems = new Map<string, { statuses: Set<string>; senders: Set<string> }>();
  const fields = new Map<string, Set<string>>();
  for (const { object } of operations) {
    for (const [status, codes] of Object.entries(object['x-codes'] ?? {}))
      for (const code of codes) {
        const row = problems.get(code) ?? { statuses: new Set(), senders: new Set() };
        row.statuses.add(status);
        row.senders.add(object.operationId);
        problems.set(code, row);
      }
    for (const code of object['x-field-codes'] ?? [])
      fields.set(code, (fields.get(code) ?? new Set()).add(object.operationId));
  }
  const who = (senders: ReadonlySet<string>) =>
    senders.size === operations.length ? 'every operation' : [...senders].sort().join(', ');
  const sorted = <T>(map: Map<string, T>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const elsewhere = Object.entries(PROBLEM_STATUS)
    .filter(([code]) => !problems.has(code))
    .map(([code, status]) => `| \`${code}\` | ${status} | no operation of its own |`);
  return `# Codes of problems

Generated from \`openapi/\` by \`npm run generate\`. New codes may come in a minor version.

## Problems

| \`code\` | Status | Sent by |
| --- | --- | --- |
${[
  ...sorted(problems).map(
    ([code, { statuses, senders }]) =>
      `| \`${code}\` | ${[...statuses].join(', ')} | ${who(senders)} |`,
  ),
  ...elsewhere,
].join('\n')}

## Fields at fault

| \`errors[].code\` | Sent by |
| --- | --- |
${sorted(fields)
  .map(([code, senders]) => `| \`${code}\` | ${who(senders)} |`)
  .join('\n')}
`;
}
