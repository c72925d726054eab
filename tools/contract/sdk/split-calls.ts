/** A call as Orval writes it before the hooks that use it: its comment, its parameters, and one request. */
const CALL =
  /(?:^ *\/\*\*(?:(?!\*\/)[^])*\*\/\n)?^export const (\w+) = \((?:(?!\n {4}\}\n)[^])*?\breturn (?:http|whole|file)<(?:(?!\n {4}\}\n)[^])*\n {4}\}\n/gm;
const IMPORT = /^import (?:type )?\{[^}]*\} from '([^']+)';\n/gm;

/**
 * Orval's file of a tag as two: plain calls, which need neither React nor React Query, and hooks, which
 * import them. `callsFile` is the specifier by which the hooks find the calls.
 */
export function splitCalls(code: string, callsFile: string) {
  const found = [...code.matchAll(CALL)].map(([text, name = '']) => ({ name, text }));
  const names = found.map(({ name }) => name);
  const imports = [...code.matchAll(IMPORT)];
  const needed = imports.filter(([, from = '']) => /models|\/sdk\//.test(from));
  const last = imports.at(-1);
  if (!last) throw new Error('Orval wrote a file without imports');
  const end = last.index + last[0].length;
  const parameter =
    'type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];';
  const calls = [
    ...needed.map(([text]) => text),
    `\n${parameter}\n\n`,
    ...found.map(({ text }) => `${text}\n`),
  ].join('');
  const own = `import { ${names.join(', ')} } from '${callsFile}';\n`;
  const hooks = code.slice(0, end) + own + code.slice(end).replaceAll(CALL, '');
  return { names, calls, hooks };
}
