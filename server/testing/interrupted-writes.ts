import { expect } from 'vitest';
import { DRAFT, type ApiPerson } from './api-person.ts';
import { emptyLibrary, libraryOf, saveOnce } from './ledger.ts';

const WRITERS = 4;
const WRITES = 5;

export type InterruptedWrites = {
  /** The keys that were sent, each once. */
  sent: readonly string[];
  /** Those that were acknowledged. */
  answered: ReadonlySet<string>;
};

export type Interruption = {
  /** Begins every key of this round. */
  round: string;
  /** After how many acknowledgements; 0 while the first writes are under way. */
  after: number;
  interrupt: () => void;
  /** True when the save was acknowledged; a writer ends with its first that was not. */
  save: (key: string) => Promise<boolean>;
};

/** Four writers save side by side until something is interrupted. */
export async function writeUntilInterrupted(options: Interruption): Promise<InterruptedWrites> {
  const { round, after, interrupt, save } = options;
  const sent: string[] = [];
  const answered = new Set<string>();
  const write = async (writer: number): Promise<void> => {
    for (let nth = 0; nth < WRITES; nth += 1) {
      const key = `${round}-${writer}-${nth}`;
      sent.push(key);
      if (!(await save(key))) return;
      answered.add(key);
      if (answered.size === after) interrupt();
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_, at) => write(at)));
  if (after === 0) interrupt();
  await writers;
  return { sent, answered };
}

/**
 * Sends again what went unanswered and holds the library to what was sent: nothing that was
 * acknowledged is missing, nothing is there twice. Empties it, and gives how many were repeated.
 */
export async function repeatUnanswered(
  person: ApiPerson,
  { sent, answered }: InterruptedWrites,
): Promise<number> {
  const unanswered = sent.filter((key) => !answered.has(key));
  for (const key of unanswered) expect(await saveOnce(person, key)).toBe(true);
  const titles = (await libraryOf(person)).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(sent.map((key) => `${DRAFT.title} ${key}`).toSorted());
  await emptyLibrary(person);
  return unanswered.length;
}
