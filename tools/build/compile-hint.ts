import type { Plugin } from 'vite';

/** Has V8 compile all functions of a file in another thread while it comes, not one by one when they are called. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Files of the first screens, of which most is called at once. */
export const HINTED: ReadonlySet<string> = new Set([
  'core',
  'forms',
  'new-account',
  'shell',
  'dashboard',
  'calls',
  'lists',
  'generator',
]);

/** For the bundler's `postBanner`: what a file begins with once it is minified. */
export const compileHint = ({ name }: { name: string }): string =>
  HINTED.has(name) ? COMPILE_HINT : '';

/** Code with the hint as its first line, the only place where it counts; as many lines as before, for the source map. */
export function hintFirst(code: string): string {
  const at = code.indexOf(`\n${COMPILE_HINT}\n`);
  if (at < 0) return code;
  const before = code.slice(0, at);
  return `${COMPILE_HINT}\n${before}\n${code.slice(at + COMPILE_HINT.length + 2)}`;
}

/** Vite writes its list of later files above the hint; this comes after it. */
export function compileHintFirst(): Plugin {
  return {
    name: 'promptwell-compile-hint-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = hintFirst(file.code);
      },
    },
  };
}
