import { resolve } from 'node:path';
import { newPerson, type Person } from '#e2e/support/person.ts';
import { post } from '#e2e/support/call.ts';
import { Product } from '#e2e/support/product.ts';
import { DRAFT } from '#server/testing/api-person.ts';

/** A page of the library and some more; the free plan keeps 25. */
const PROMPTS = 24;

const ROOT = resolve(import.meta.dirname, '../..');

/** The built product as it is run for people, indexes built ahead, on an empty data folder; `root` is another checkout's. */
export const startProduct = (root = ROOT): Promise<Product> =>
  Product.start(
    {
      NODE_ENV: 'production',
      CHECK_RESPONSES: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100',
    },
    root,
  );

export async function personWithPrompts(product: Product): Promise<Person & { promptId: string }> {
  const person = await newPerson(product);
  let promptId = '';
  for (let number = 1; number <= PROMPTS; number += 1) {
    const draft = { ...DRAFT, title: `Weekly report ${number}`, tags: [`week-${number % 4}`] };
    const path = '/api/users/prompt/save';
    const saved = await post<{ prompt: { id: string } }>(product, path, draft, person.token);
    promptId = saved.prompt.id;
  }
  return { ...person, promptId };
}
