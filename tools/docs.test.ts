import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import importRules from '../.dependency-cruiser.mjs';
import { CHECKS } from './check/check.ts';
import { ROOM_RULE } from './check/room-cycles.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => existsSync(resolve(ROOT, path)));
const programs = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;
const scripts = Object.keys(programs);

const MAX_LINES = 80;
const RULES = new Set([
  ...(importRules.forbidden ?? []).flatMap(({ name }) => name ?? []),
  ROOM_RULE,
]);

function lintRules(): Set<string> {
  const { rules, overrides } = JSON.parse(read('.oxlintrc.json')) as {
    rules: Record<string, unknown>;
    overrides: { rules: Record<string, unknown> }[];
  };
  const all = [rules, ...overrides.map((override) => override.rules)].flatMap(Object.entries);
  return new Set(all.filter(([, level]) => level !== 'off').map(([name]) => name));
}

/** What may hold a sentence: import rules, lint rules that are on, parts of the check, tests. */
const HOLDERS = new Set([
  ...RULES,
  ...lintRules(),
  ...CHECKS.map(({ name }) => name),
  ...files.filter((path) => /\.test\.tsx?$/.test(path)),
]);
const holds = (name: string) =>
  name.endsWith('-*')
    ? [...RULES].some((rule) => rule.startsWith(name.slice(0, -1)))
    : HOLDERS.has(name);

/** The statements of a text: its list items, each on one line. */
const statements = (text: string) =>
  text
    .replaceAll(/\n {2,}/g, ' ')
    .split('\n')
    .filter((line) => line.startsWith('- '));

/** The names in a statement's brackets. */
const holdersOf = (statement: string) =>
  [...statement.matchAll(/\(((?:`[^`]+`(?:, )?)+)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

/** Statements that nothing holds, and holders that do not exist. */
function faultsIn(text: string): string[] {
  return statements(text).flatMap((statement) => [
    ...(/\((?:`[^`]+`(?:, )?)+\)\.$/.test(statement) ? [] : [`held by nothing: ${statement}`]),
    ...holdersOf(statement)
      .filter((name) => !isPlace(name) && !holds(name))
      .map((name) => `no such rule or test: ${name}`),
  ]);
}

/** Names of folders in brackets explain a word, they hold nothing: `ui`, `theme`. */
const isPlace = (name: string) => files.some((path) => path.startsWith(`src/${name}/`));

describe('docs/architecture.md', () => {
  const text = read('docs/architecture.md');

  it('has at most 80 lines, of which many say something', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    expect(statements(text).length).toBeGreaterThan(25);
  });

  it('names a rule or a test that exists in every sentence', () => {
    expect(faultsIn(text)).toEqual([]);
  });

  it('planted faults: a sentence without a holder, a rule and a test that are gone', () => {
    const planted = [
      '- Wings never meet.',
      '- Wings never meet (`wings-afar`).',
      '- Wings never\n  meet (`tools/gone.test.ts`).',
      '- Wings never meet (`wings-apart`). They are feathered.',
    ].join('\n');
    expect(faultsIn(planted)).toEqual([
      'held by nothing: - Wings never meet.',
      'no such rule or test: wings-afar',
      'no such rule or test: tools/gone.test.ts',
      'held by nothing: - Wings never meet (`wings-apart`). They are feathered.',
    ]);
  });

  it('has a sentence for every import rule', () => {
    const named = statements(text).flatMap(holdersOf);
    const covers = (rule: string) =>
      named.some(
        (name) => name === rule || (name.endsWith('-*') && rule.startsWith(name.slice(0, -1))),
      );
    expect([...RULES].filter((rule) => !covers(rule))).toEqual([]);
  });
});

/** Repository paths and npm scripts that a text names and that do not exist. */
function goneFrom(text: string, base = ''): string[] {
  const top = new Set(files.map((path) => path.split('/')[0]));
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const paths = [
    ...spans
      .flatMap((span) => span.split(' '))
      .filter((word) => /^[\w.@-]+\/[\w./@-]*$/.test(word)),
    ...[...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) =>
      resolve('/', base, link).slice(1),
    ),
  ];
  return [
    ...paths
      .filter((path) => top.has(path.split('/')[0]) && !existsSync(resolve(ROOT, path)))
      .filter((path) => !/^(build|node_modules)\//.test(path)),
    ...[...text.matchAll(/npm run ([\w:-]+)/g)]
      .map(([, script = '']) => script)
      .filter((script) => !scripts.includes(script)),
  ];
}

/** The commands of a text with what follows them: `npm run X -- …`, and those of the packed kit. */
const COMMAND = /\b(?:npm run ([\w:-]+) --|contract-(check|diff|mock|proxy)\b)([^\n`#]*)/g;

/** Options that a text gives to a script or a command of the kit, and that its program does not take. */
function unknownOptions(text: string): string[] {
  return [...text.matchAll(COMMAND)].flatMap(([, script, kit, words = '']) => {
    const name = script ?? `contract:${kit}`;
    const [, program] = /^node (\S+)/.exec(programs[name] ?? '') ?? [];
    const source = program === undefined ? '' : read(program);
    const options = [...words.matchAll(/(?<=\s)--([a-z][a-z-]*)/g)].map(([, one = '']) => one);
    return options
      .filter((one) => one !== 'help' && !new RegExp(`(?:--|['\\s])${one}(?:'?:|\\b)`).test(source))
      .map((one) => `${name} --${one}`);
  });
}

/** The documents of today: superseded decisions name the files of their time. */
const documents = files
  .filter((path) => path.endsWith('.md') && !/^(knowledge|corpus|openapi)\//.test(path))
  .filter((path) => !/^Superseded/m.test(read(path)));

describe('the documentation', () => {
  it.each(documents)('%s names files and scripts that exist', (path) => {
    expect(goneFrom(read(path), dirname(path))).toEqual([]);
  });

  it.each(documents)('%s names options that exist', (path) => {
    expect(unknownOptions(read(path))).toEqual([]);
  });

  it('planted faults: options that no program takes', () => {
    const planted = [
      'npm run contract:check -- --url http://127.0.0.1:1 --colour red   # --hue is told',
      'npx --yes --package=./kit.tgz contract-diff old.yaml new.yaml --loud',
      '`npm run admin -- --hasty` and `npm run bench -- --only screens`',
    ].join('\n');
    expect(unknownOptions(planted)).toEqual([
      'contract:check --colour',
      'contract:diff --loud',
      'admin --hasty',
    ]);
  });

  it('links the four guides from the README', () => {
    const guides = files.filter((path) => path.startsWith('docs/guides/'));
    expect(guides).toHaveLength(4);
    expect(guides.filter((path) => !read('README.md').includes(`](${path})`))).toEqual([]);
  });

  it('planted faults: a file, a link and a script that are gone', () => {
    const planted = 'See `server/gone.ts`, [this](gone.md), `npm run gone` and `server/app.ts`.';
    expect(goneFrom(planted, 'docs')).toEqual(['server/gone.ts', 'docs/gone.md', 'gone']);
  });
});
