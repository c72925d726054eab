import { execFileSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/**
 * Node.js of another version in a folder of its own, from the npm package that this platform's runtime comes from. Needs
 * the registry.
 */
export function installNode(version: string) {
  const program = realpathSync(process.execPath);
  const name = basename(dirname(dirname(program)));
  if (!name.startsWith('node-')) throw new Error(`${program} is not the runtime of an npm package`);
  const folder = mkdtempSync(join(tmpdir(), 'other-node-'));
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${version}`];
  execFileSync('npm', install, { cwd: folder, stdio: 'ignore' });
  return {
    program: join(folder, 'node_modules', name, 'bin', basename(program)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
