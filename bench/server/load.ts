import { Agent, get } from 'node:http';

export type Load = { perSecond: number; p50: number; p95: number };

/** One request; its body's length, so that two answers can be told apart. @throws when the status is not 200. */
function ask(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { agent, headers }, (answer) => {
    let length = 0;
    answer.on('data', (part: Buffer) => (length += part.length));
    answer.on('end', () =>
      answer.statusCode === 200
        ? resolve(length)
        : reject(new Error(`${url} answered ${answer.statusCode}`)),
    );
  }).on('error', reject);
  return promise;
}

/** Asks for one address as fast as it is answered, on `connections` at once. */
export async function load(
  url: string,
  headers: Record<string, string>,
  { ms, connections }: { ms: number; connections: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const began = performance.now();
  const goOn = async () => {
    while (performance.now() - began < ms) {
      const asked = performance.now();
      await ask(agent, url, headers);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, goOn));
  const took = performance.now() - began;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { perSecond: (times.length * 1000) / took, p50: at(0.5), p95: at(0.95) };
}
