import type { PromptPage } from '#contract/generated/schemas.ts';
import { DRAFT, type ApiPerson } from './api-person.ts';

/** Numbers from 0 to 1 that the seed repeats (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0,
  );
}

/** One line of JSON for a check's figures, with the seed that repeats it. */
export function report(check: string, figures: Record<string, number | string>): void {
  process.stdout.write(`${JSON.stringify({ check, ...figures })}\n`);
}

const PATIENCE = 60;

/** Saves one prompt named after its key. A key that is still held is asked for again; else false. */
export async function saveOnce(person: ApiPerson, key: string): Promise<boolean> {
  for (let tries = 0; tries < PATIENCE; tries += 1) {
    const answer = await person.ask('POST', '/api/users/prompt/save', {
      key,
      body: { ...DRAFT, title: `${DRAFT.title} ${key}` },
    });
    if (answer.status === 422) throw new Error(await answer.text());
    if (answer.status !== 409) return answer.status === 201;
    await answer.text();
    await new Promise((done) => void setTimeout(done, 500));
  }
  return false;
}

export async function libraryOf(person: ApiPerson): Promise<PromptPage['items']> {
  const answer = await person.ask('GET', '/api/users/prompt/my?pageSize=100');
  return ((await answer.json()) as PromptPage).items;
}

export async function emptyLibrary(person: ApiPerson): Promise<void> {
  for (const { id } of await libraryOf(person))
    await person.ask('DELETE', `/api/users/prompt/${id}`);
}
