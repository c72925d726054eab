import { existsSync, realpathSync } from 'node:fs';

/**
 * Whether a module is the program that runs. The packed kit runs on Node 22 too, which has no `import.meta.main`, and starts
 * its commands from a file that looks at the version first.
 */
export function isProgram({ main, filename }: { main?: boolean; filename: string }): boolean {
  if (main === true) return true;
  const [, program] = process.argv;
  return program !== undefined && existsSync(program) && realpathSync(program) === filename;
}
