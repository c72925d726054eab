import { realpathSync } from 'node:fs';

/** Whether a module is the program that runs. The packed kit runs on Node 22 too, which has no `import.meta.main`. */
export function isProgram({ main, filename }: { main?: boolean; filename: string }): boolean {
  if (main !== undefined) return main;
  const [, program] = process.argv;
  // npm starts a command by a link.
  return program !== undefined && realpathSync(program) === filename;
}
