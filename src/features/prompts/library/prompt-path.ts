import type { PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';

/** A starter is a beginning: it opens in the generator. Everything else opens in the editor. */
export function promptPath({ id, source, owner }: Pick<PromptSummary, 'id' | 'source' | 'owner'>) {
  return source === 'starter' && !owner ? paths.generator({ starter: id }) : paths.prompt(id);
}
