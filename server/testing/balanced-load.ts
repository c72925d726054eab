import { personAt, type ApiPerson } from './api-person.ts';
import { runEvents } from './event-stream.ts';

const PROBE_MS = 100;
const PAUSE_MS = 20;
/** A month of the free plan has 20 runs. */
const RUNS_EACH = 15;

export type BalancedLoad = {
  /** Answers so far of the server at `origin`. */
  answered(origin: string): number;
  /** Whether requests are sent to the server at `origin` now. */
  isInUse(origin: string): boolean;
  stop(): Promise<LoadFigures>;
};

export type LoadFigures = {
  n: number;
  /** What went wrong with requests whose connection was accepted. */
  failed: string[];
  /** Connections that were refused; such a request goes to another server. */
  refused: number;
  /** The last first name that each person was told to be stored. */
  firstNames: Map<ApiPerson, string>;
};

/**
 * Reads, writes and streamed runs that keep coming to several servers over kept connections, sent to
 * those whose `/ready` says yes, as a load balancer would.
 */
export function startBalancedLoad(
  origins: readonly string[],
  people: readonly ApiPerson[],
): BalancedLoad {
  const state = { over: false, n: 0, refused: 0, turn: 0 };
  const inUse = new Set(origins);
  const answered = new Map<string, number>();
  const failed: string[] = [];
  const firstNames = new Map<ApiPerson, string>();

  const probe = async (origin: string) => {
    while (!state.over) {
      const answer = await fetch(`${origin}/ready`).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      if (answer?.ok) inUse.add(origin);
      else inUse.delete(origin);
      await pause(PROBE_MS);
    }
  };
  const next = () => {
    const ready = origins.filter((origin) => inUse.has(origin));
    return ready[(state.turn += 1) % ready.length];
  };
  /** Asks until a server accepts the connection. */
  const send = async (who: ApiPerson, what: (person: ApiPerson) => Promise<string>) => {
    for (;;) {
      const origin = next();
      if (!origin) {
        if (state.over) return;
        await pause(PAUSE_MS);
        continue;
      }
      try {
        const outcome = await what(personAt(origin, who));
        state.n += 1;
        answered.set(origin, (answered.get(origin) ?? 0) + 1);
        if (outcome !== '') failed.push(outcome);
        return;
      } catch (error) {
        const { code, message } = causeOf(error);
        if (code !== 'ECONNREFUSED') {
          state.n += 1;
          failed.push(`${origin} ${code ?? ''} ${message}`);
          return;
        }
        state.refused += 1;
        inUse.delete(origin);
      }
    }
  };
  const work = async (who: ApiPerson, lane: number) => {
    for (let round = lane; !state.over; round += 1) {
      const firstName = `Lin ${round}`;
      await send(who, (person) => read(person));
      await send(who, async (person) => {
        const outcome = await write(person, firstName);
        if (outcome === '') firstNames.set(who, firstName);
        return outcome;
      });
      if (round - lane < RUNS_EACH) await send(who, (person) => run(person));
      await pause(PAUSE_MS);
    }
  };
  const all = [...origins.map(probe), ...people.map(work)];
  return {
    answered: (origin) => answered.get(origin) ?? 0,
    isInUse: (origin) => inUse.has(origin),
    async stop() {
      state.over = true;
      await Promise.all(all);
      return { n: state.n, failed, refused: state.refused, firstNames };
    },
  };
}

async function read(person: ApiPerson): Promise<string> {
  const answer = await person.ask('GET', '/api/users/me/profile');
  const text = await answer.text();
  return answer.status === 200 ? '' : `profile: ${answer.status} ${text}`;
}

async function write(person: ApiPerson, firstName: string): Promise<string> {
  const answer = await person.ask('PATCH', '/api/users/profile/update', { body: { firstName } });
  const text = await answer.text();
  return answer.status === 200 ? '' : `profile write: ${answer.status} ${text}`;
}

async function run(person: ApiPerson): Promise<string> {
  const answer = await person.run({ stream: true });
  if (answer.status !== 200) return `run: ${answer.status} ${await answer.text()}`;
  let last = '';
  for await (const { type } of runEvents(answer)) last = type;
  return last === 'finished' ? '' : `run: ended with ${last}`;
}

function causeOf(error: unknown): { code?: string; message: string } {
  const { cause } = error as { cause?: unknown };
  const found = cause instanceof Error ? cause : error;
  return found instanceof Error ? found : { message: String(found) };
}

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));
