import type { Product } from './product.ts';

/** A call past the interface, as the person of the token. @throws when it is refused. */
export async function post<T>(
  { origin }: Pick<Product, 'origin'>,
  path: string,
  body: unknown = {},
  token?: string,
): Promise<T> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Moves billing's time ahead and stops it there; what falls due meanwhile is done by then. */
export async function advance(product: Pick<Product, 'origin'>, seconds: number): Promise<void> {
  await post(product, '/dev/clock', { mode: 'manual', advanceSeconds: seconds });
}
