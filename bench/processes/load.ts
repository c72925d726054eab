import { Agent, request } from 'node:http';
import { percentile } from '../report/statistics.ts';

export type Asked = {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
};
export type Load = { perSecond: number; p99: number; requests: number };

/** One request, read to its end. @throws when it is not answered with success. */
function ask(agent: Agent, { method = 'GET', url, headers = {}, body }: Asked): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const sent = request(url, { agent, method, headers }, (answer) => {
    const status = answer.statusCode ?? 0;
    answer.once('end', () =>
      status >= 200 && status < 300 ? resolve() : reject(new Error(`${url} answered ${status}`)),
    );
    answer.resume();
  });
  sent.once('error', reject);
  sent.end(body);
  return promise;
}

/** Asks as fast as it is answered, on kept connections, until the time or the number is up. */
export async function load(
  asked: Asked,
  {
    connections = 10,
    ms = Infinity,
    requests = Infinity,
  }: { connections?: number; ms?: number; requests?: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let begun = 0;
  const started = performance.now();
  const connection = async () => {
    while (begun < requests && performance.now() - started < ms) {
      begun += 1;
      const sent = performance.now();
      await ask(agent, asked);
      times.push(performance.now() - sent);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: times.length / seconds,
    p99: percentile(times, 0.99),
    requests: times.length,
  };
}
