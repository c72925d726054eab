import { operationsOf, type ContractDocument } from '#contract/document/document.ts';

type Statement = { name: string; code: string; needs: ReadonlySet<string> };

/** What several nouns use. */
const COMMON = 'common';
const IMPORT = "import * as zod from 'zod/mini';";
/** Zod counts a text's length in UTF-16 units, JSON Schema in characters; contract/zod.ts as the latter. */
const OWN_IMPORT = "import * as zod from '#contract/zod.ts';";
/** Prose for readers of the contract, which no program asks a schema for. */
const PROSE = /\.check\(\/\*#__PURE__\*\/ zod\.describe\('(?:[^'\\]|\\.)*'\)\)|\/\*\*.*?\*\//gs;

function statementsOf(code: string): Statement[] {
  const blocks = code.split(/\n(?=export )/).slice(1);
  const named = blocks.map((block) => {
    const name = /^export (?:const|type) (\w+)/.exec(block)?.[1];
    if (!name) throw new Error(`Orval wrote what has no name: ${block.slice(0, 80)}`);
    return { name, code: block.trim() };
  });
  const names = new Set(named.map(({ name }) => name));
  return named.map(({ name, code: own }) => {
    const words = own.match(/\b\w+\b/g) ?? [];
    return { name, code: own, needs: new Set(words.filter((word) => names.has(word))) };
  });
}

/** The nouns whose operations use each name. */
function usersOf(statements: readonly Statement[], document: ContractDocument) {
  const needs = new Map<string, string[]>();
  for (const { name, needs: own } of statements)
    needs.set(name, [...(needs.get(name) ?? []), ...own]);
  const users = new Map<string, Set<string>>();
  const use = (name: string, noun: string): void => {
    const nouns = users.get(name) ?? new Set();
    if (nouns.has(noun)) return;
    users.set(name, nouns.add(noun));
    for (const needed of needs.get(name) ?? []) use(needed, noun);
  };
  for (const { object } of operationsOf(document)) {
    const [noun] = object.tags;
    // The schema of one event of a stream, which no answer refers to.
    for (const [, name = ''] of JSON.stringify(object).matchAll(
      /"x-sse-event":"(?:[^"]*\/)?(\w+)"/g,
    ))
      use(name, noun);
    const own = new RegExp(
      `^${object.operationId}(?:Params|QueryParams|Header|Body|\\d{3}Response)(?:Output)?$`,
      'i',
    );
    for (const name of needs.keys()) if (own.test(name)) use(name, noun);
  }
  return users;
}

/**
 * Orval's one file of schemas as a file for each noun and one for what several use, so that a page fetches
 * the schemas of its noun alone. `schemas.ts` has them all, for those who read the whole contract anyway.
 */
export function splitSchemas(code: string, document: ContractDocument): Map<string, string> {
  const [header = '', body] = code.split(IMPORT);
  if (body === undefined) throw new Error('Orval no longer imports zod/mini');
  const statements = statementsOf(body.replaceAll(PROSE, ''));
  const users = usersOf(statements, document);
  const homes = new Map(
    statements.map(({ name }) => {
      const [noun, ...others] = users.get(name) ?? users.get(name.replace(/Output$/, '')) ?? [];
      if (noun === undefined) throw new Error(`No operation uses ${name}`);
      return [name, others.length === 0 ? noun : COMMON];
    }),
  );
  const files = new Map<string, string>();
  for (const home of [...new Set(homes.values())].toSorted()) {
    const own = statements.filter(({ name }) => homes.get(name) === home);
    const shared = new Set(own.flatMap(({ needs }) => [...needs]));
    const imported = [...shared].filter((name) => homes.get(name) !== home).toSorted();
    const head = [
      header.trim(),
      OWN_IMPORT,
      ...(imported.length > 0
        ? [`import {\n  ${imported.join(',\n  ')},\n} from './${COMMON}.ts';`]
        : []),
    ];
    files.set(
      `schemas/${home}.ts`,
      `${head.join('\n')}\n\n${own.map((statement) => statement.code).join('\n\n')}\n`,
    );
  }
  const all = [...files.keys()].map((file) => `export * from './${file}';\n`).join('');
  return files.set('schemas.ts', `${header.trim()}\n${all}`);
}
