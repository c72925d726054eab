import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cloneRepository } from './testing/clean-clone.ts';
import {
  blocksOf,
  NAMED_PORTS,
  ported,
  serverAddress,
  type Ports,
} from './testing/guide-commands.ts';
import { WALKS, type Walk } from './testing/guide-walks.ts';
import { freePort } from './testing/free-port.ts';

const ROOT = resolve(import.meta.dirname, '..');
const read = (guide: string) => readFileSync(join(ROOT, guide), 'utf8');
const LONGEST = 900_000;

describe('the commands of guides', () => {
  it.each(Object.entries(WALKS))('%s has every command that is left out', (guide, { skipped }) => {
    const all = blocksOf(read(guide)).flat();
    expect(all.length).toBeGreaterThan(Object.keys(skipped).length);
    expect(Object.keys(skipped).filter((command) => !all.includes(command))).toEqual([]);
  });

  it('are read without their comments, and with other ports', () => {
    const text = [
      '```sh',
      'npm start    # listens',
      'npm run contract:proxy -- --upstream http://127.0.0.1:4000',
      '```',
      '```',
      'x',
      '```',
    ];
    const ports = { '4000': '5000', '4020': '5020' };
    const [commands = []] = blocksOf(text.join('\n'));
    expect(commands.map((command) => ported(command, ports))).toEqual([
      'npm start',
      'npm run contract:proxy -- --upstream http://127.0.0.1:5000 --port 5020',
    ]);
    expect(commands.map((command) => serverAddress(ported(command, ports), ports))).toEqual([
      'http://127.0.0.1:5000/ready',
      'http://127.0.0.1:5020/__contract',
    ]);
  });
});

describe.runIf(process.env['EXHAUSTIVE'])('a guide that is followed in a clean clone', () => {
  let clone: Awaited<ReturnType<typeof cloneRepository>>;
  let ports: Ports;
  beforeAll(async () => {
    const own = await Promise.all(
      NAMED_PORTS.map(async (port) => [port, String(await freePort())]),
    );
    ports = Object.fromEntries(own) as Ports;
    const [api = '', mock = '', web = ''] = [ports['4000'], ports['4010'], ports['5173']];
    clone = await cloneRepository({ PORT: api, MOCK_PORT: mock, WEB_PORT: web });
  }, LONGEST);
  afterEach(() => clone.stop());
  afterAll(() => clone.remove());

  async function prepare({ standIn, files = {} }: Walk): Promise<void> {
    const port = standIn === undefined ? undefined : (ports[standIn] ?? '');
    if (port !== undefined)
      await clone.start(
        `node mock/main.ts --port ${port}`,
        `http://127.0.0.1:${port}/__mock/status`,
      );
    mkdirSync(join(clone.folder, '../their-repository'), { recursive: true });
    if (JSON.stringify(files).includes('build/kit')) await clone.run('npm run contract:pack');
    for (const [file, source] of Object.entries(files))
      copyFileSync(join(clone.folder, source), join(clone.folder, file));
  }

  /** The mock is no server: what contract:check finds in it is no fault of the guide. */
  function endsWell(command: string, { standIn }: Walk): string {
    const isOfMock =
      /contract[:-]check/.test(command) && command.includes(`:${ports[standIn ?? '']}`);
    return isOfMock ? `${command} || [ $? = 1 ]` : command;
  }

  it.each(Object.entries(WALKS))(
    '%s does what it says',
    async (guide, walk) => {
      await prepare(walk);
      const { instead = {}, skipped, environment = {} } = walk;
      const typed = (command: string) =>
        ported(
          Object.entries(instead).reduce(
            (text, [name, own]) => text.replaceAll(name, own),
            command,
          ),
          ports,
        );
      const failed: string[] = [];
      for (const block of blocksOf(read(guide))) {
        const commands = block.filter((command) => skipped[command] === undefined).map(typed);
        const isServed = commands.some((one) => serverAddress(one, ports) !== undefined);
        for (const command of isServed
          ? commands
          : [commands.map((one) => endsWell(one, walk)).join('\n')]) {
          if (command === '') continue;
          const address = serverAddress(command, ports);
          const ran = address
            ? await clone.start(command, address, environment)
            : await clone.run(`set -e\n${command}`, environment);
          if (ran.code !== 0) failed.push(`${command}\n(${ran.code}) ${ran.printed.slice(-1_500)}`);
        }
      }
      expect(failed).toEqual([]);
    },
    LONGEST,
  );
});
