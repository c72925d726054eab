import type { Context } from 'hono';
import { readBytes } from '#contract/read/json-body.ts';
import type { OperationSpec } from '#contract/operations/operation.ts';
import { Refusal } from '#contract/problems/refusal.ts';

/** What the caller typed: the address and a body that can be read. */
export async function typed(c: Context, operation: OperationSpec): Promise<string> {
  const address = decodeURIComponentSafely(c.req.url);
  if (!c.req.raw.body) return address;
  try {
    const bytes = await readBytes(c.req.raw.clone(), operation.bodyLimit);
    return `${address} ${new TextDecoder().decode(bytes)}`;
  } catch (error) {
    if (error instanceof Refusal) return address;
    throw error;
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
