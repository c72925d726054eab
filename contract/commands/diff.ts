import { writeFile } from 'node:fs/promises';
import { parseArgs, styleText } from 'node:util';
import { diffContracts, versionOf } from '#contract/diff/diff.ts';
import { reportOf, type Compared, type FailOn } from '#contract/diff/diff-report.ts';
import type { Finding } from '#contract/diff/recorder.ts';
import { RULES } from '#contract/diff/rules.ts';
import { operationsOf } from '#contract/document/document.ts';
import { isChosen } from '#contract/document/chosen.ts';
import { junitXml } from '#contract/report/junit.ts';
import { reportPage } from '#contract/report/page.ts';
import { terminalText } from '#contract/report/terminal.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { loadContract, type ContractFiles } from '#contract/sources/contract-files.ts';
import { EXIT } from './exit-codes.ts';
import { failureOf, UsageError } from './failures.ts';
import { isProgram } from './is-program.ts';

const HELP = `contract:diff OLD [NEW]

Names every change between two OpenAPI 3.0 or 3.1 documents that a client can notice, the worst first.
OLD and NEW are files or addresses, YAML or JSON; NEW is openapi/dist/openapi.yaml when left out.

  --json            print JSON instead of text
  --junit FILE      write JUnit XML as well
  --html FILE       write a page as well
  --only TEXT       only operations that have TEXT in method, path or operationId; may be given several times
  --fail-on LEVEL   breaking (default), dangerous or never
  --any-version     fail on a break even when the new version announces it
  --rules           list every rule with its severity and reason

Exit codes: 0 nothing that fails, 1 a break without a major version, 2 wrong use, 3 a document cannot be
reached, 4 a document cannot be read.
`;
const BUNDLE = 'openapi/dist/openapi.yaml';
const LEVELS = ['breaking', 'dangerous', 'never'];

function optionsOf(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        junit: { type: 'string' },
        html: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        'fail-on': { type: 'string', default: 'breaking' },
        'any-version': { type: 'boolean', default: false },
        rules: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Runs the command and gives its exit code. */
export async function runDiff(words: string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = optionsOf(words);
  if (values.help || values.rules) {
    print(values.help ? HELP : rulesText());
    return EXIT.clean;
  }
  const [old, now = BUNDLE, ...rest] = positionals;
  if (old === undefined || rest.length > 0)
    throw new UsageError('contract:diff takes OLD and NEW; --help tells more.');
  if (!LEVELS.includes(values['fail-on']))
    throw new UsageError(`--fail-on takes ${LEVELS.join(', ')}, not ${values['fail-on']}.`);
  const files = { old: await loadContract(old), new: await loadContract(now) };
  const { only } = values;
  const compared: Compared = {
    old: { location: old, version: versionOf(files.old) },
    new: { location: now, version: versionOf(files.new) },
    findings: diffContracts(files.old, files.new).filter(chosenBy(only, files)),
  };
  const report = reportOf(compared, values['fail-on'] as FailOn, values['any-version']);
  if (values.junit !== undefined) await writeFile(values.junit, junitXml(report));
  if (values.html !== undefined) await writeFile(values.html, reportPage(report, new Date()));
  const { passed, verdict } = report;
  print(
    values.json
      ? `${JSON.stringify({ ...compared, passed, verdict }, undefined, 2)}\n`
      : terminalText(report, (style, text) => styleText(style, text, { stream: process.stdout })),
  );
  return passed ? EXIT.clean : EXIT.violations;
}

/** Findings at operations that `--only` means, in either document. */
function chosenBy(only: readonly string[], files: { old: ContractFiles; new: ContractFiles }) {
  if (only.length === 0) return () => true;
  const chosen = [files.old, files.new]
    .flatMap((one) => operationsOf(bundleOf(one).document))
    .filter((operation) => isChosen(operation, only));
  const names = new Set(chosen.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
  return ({ operations }: Finding) => operations.some((name) => names.has(name));
}

/** The table of rules, for reading. */
function rulesText(): string {
  const rows = [
    ...RULES.document.map(({ id, severity, reason }) => [id, severity, reason]),
    ...RULES.schema.flatMap((rule) =>
      (['request', 'response'] as const).map((direction) => {
        const own = rule[direction];
        return [
          `${direction}-${rule.id}`,
          own?.severity ?? 'by direction',
          own?.reason ?? rule.says,
        ];
      }),
    ),
  ];
  return `${rows.map(([id = '', severity = '', reason = '']) => `${id.padEnd(48)} ${severity.padEnd(13)} ${reason}`).join('\n')}\n`;
}

if (isProgram(import.meta)) {
  try {
    process.exitCode = await runDiff(process.argv.slice(2), (text) => process.stdout.write(text));
  } catch (error) {
    process.exitCode = failureOf(error);
    console.error(process.exitCode === EXIT.violations ? error : (error as Error).message);
  }
}
