import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packSdk } from '../pack-sdk.ts';
import { ROOT } from '../packing.ts';

export type Outcome = { code: number; stdout: string; stderr: string };

/** The examples of the package's README, each under the name in its first line. */
function examples(): Map<string, string> {
  const readme = readFileSync(join(ROOT, 'contract/sdk/README.md'), 'utf8');
  const blocks = readme.matchAll(/```\w+\n\/\/ (\S+)\n([^]*?)```/g);
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]));
}

/**
 * An empty folder into which the packed client was installed by npm, without a registry: its dependency comes from a
 * tarball made of the package that is installed here. `packages` are an application's own, linked.
 */
export async function installSdk(packages: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-sdk-'));
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    HOME: folder,
    npm_config_cache: join(folder, 'cache'),
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
    npm_config_fund: 'false',
    npm_config_audit: 'false',
  };
  const application = join(folder, 'application');
  mkdirSync(application);
  const sdk = await packSdk(folder);
  const zod = join(ROOT, 'node_modules/zod');
  const pack = ['pack', zod, '--ignore-scripts', '--silent', '--pack-destination', folder];
  const tarball = execFileSync('npm', pack, { cwd: folder, env, encoding: 'utf8' }).trim();
  const manifest = { name: 'application', private: true, type: 'module' };
  writeFileSync(join(application, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', sdk, join(folder, tarball)], { cwd: application, env });
  for (const name of packages) {
    const path = join(application, 'node_modules', name);
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), path, 'junction');
  }
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(application, name)), { recursive: true });
    writeFileSync(join(application, name), text);
  };
  for (const [name, code] of examples()) write(name, code);
  return {
    path: application,
    write,
    /** Runs a program of Node's in the folder, with this Node or another one. */
    run: (words: string[], variables: Record<string, string> = {}, node = process.execPath) =>
      new Promise<Outcome>((done) => {
        const options = { cwd: application, env: { ...env, ...variables } };
        execFile(node, words, options, (error, stdout, stderr) =>
          done({ code: Number(error?.code ?? 0), stdout, stderr }),
        );
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
