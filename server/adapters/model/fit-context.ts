import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { ContextExceeded } from '#server/ports/model.ts';
import type { ReadContext } from './ask-local.ts';

/** The first of the messages that leaves `reserve` tokens for the answer. @throws ContextExceeded when none does. */
export async function fitContext<M extends readonly { content: string }[]>(
  readContext: ReadContext | undefined,
  choices: readonly [() => M, ...(() => M)[]],
  { reserve, signal }: { reserve: number; signal: AbortSignal },
): Promise<M> {
  let tokens = 0;
  let most: number | undefined;
  for (const choice of choices) {
    const messages = choice();
    tokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    most = await readContext?.(tokens + reserve, signal);
    if (most === undefined || tokens + reserve <= most) return messages;
  }
  throw new ContextExceeded({ tokens, most: most ?? tokens });
}
