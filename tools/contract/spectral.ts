import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
// Spectral's parts are CommonJS and lie beneath its command; the command's own loader reads the ruleset.
const load = createRequire(resolve(ROOT, 'node_modules/@stoplight/spectral-cli/package.json'));

/** Exceptions are made by file; a document from a test takes the bundle's name. */
const SOURCE = resolve(ROOT, 'openapi/dist/openapi.yaml');

export type Finding = { code: string; message: string; path: string };

type Core = {
  Document: new (text: string, parser: unknown, source: string) => object;
  Spectral: new () => {
    setRuleset(ruleset: unknown): void;
    ruleset: { rules: Record<string, { enabled: boolean }> };
    run(
      document: unknown,
    ): Promise<Array<{ code: string; message: string; path: Array<string | number> }>>;
  };
};
type Loader = {
  getRuleset(file: string): Promise<{ definition: { rules: Record<string, unknown> } }>;
};

export type Linter = {
  lint(document: object): Promise<Finding[]>;
  /** The rules that are switched on. */
  rules: string[];
};

/** Lints documents by `.spectral.yaml`, in this process; `without` names rules that another tool has held already. */
export async function createLinter(without: readonly string[] = []): Promise<Linter> {
  const { Document, Spectral } = load('@stoplight/spectral-core') as Core;
  const { Json } = load('@stoplight/spectral-parsers') as { Json: unknown };
  const { getRuleset } = load('./dist/services/linter/utils/getRuleset.js') as Loader;
  const ruleset = await getRuleset(resolve(ROOT, '.spectral.yaml'));
  // Spectral makes the rules of a file from the definition again, because of the exceptions.
  for (const name of without) ruleset.definition.rules[name] = 'off';
  const known = new Spectral();
  known.setRuleset(ruleset);
  const rules = Object.entries(known.ruleset.rules).flatMap(([name, { enabled }]) =>
    enabled ? [name] : [],
  );
  const lint = async (document: object) => {
    const spectral = new Spectral();
    spectral.setRuleset(ruleset);
    const findings = await spectral.run(new Document(JSON.stringify(document), Json, SOURCE));
    return findings.map(({ code, message, path }) => ({ code, message, path: path.join('.') }));
  };
  return { lint, rules };
}
