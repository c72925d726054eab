/** Commands of a guide's shell blocks as they are typed, block by block; comments are left out. */
export function blocksOf(text: string): string[][] {
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s+# .*$/, '').trim())
      .filter((line) => line !== ''),
  );
}

/** What goes on until it is ended, and the address that shows that it is there; undefined for a command that ends by itself. */
export function serverAddress(command: string, ports: Ports): string | undefined {
  if (command.includes('--help')) return undefined;
  const at = (port: string | undefined) => `http://127.0.0.1:${port}`;
  const own = / --port (\d+)/.exec(command)?.[1];
  const [, said] = /^(?:[A-Z_]+=\S+ )*MOCK_PORT=(\d+)/.exec(command) ?? [];
  if (/\bnpm start$/.test(command)) return `${at(ports['4000'])}/ready`;
  if (command.endsWith('npm run dev:mock')) return `${at(said ?? ports['4010'])}/__mock/status`;
  if (/^npm run contract:mock\b/.test(command)) return at(own ?? ports['4010']);
  if (/^npm run contract:proxy\b/.test(command)) return `${at(own ?? ports['4020'])}/__contract`;
  return undefined;
}

/** The ports that guides name, and the ones that are taken in their place. */
export type Ports = Readonly<Record<string, string>>;
export const NAMED_PORTS = ['4000', '4010', '4011', '4020', '4100', '5173', '8080'];

/** A command with other ports, those that it leaves out named. */
export function ported(command: string, ports: Ports): string {
  const own = command.replaceAll(/\b\d{4}\b/g, (port) => ports[port] ?? port);
  const isKit = /^npm run contract:(?:mock|proxy) --/.test(own) && !own.includes('--port');
  const port = own.includes(':mock') ? ports['4010'] : ports['4020'];
  return isKit ? `${own} --port ${port}` : own;
}
