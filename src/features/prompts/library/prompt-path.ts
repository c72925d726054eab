import type { PromptSummary } from '../../../generated/model/prompt-summary.ts';
import { paths } from '../../../lib/paths.ts';

/** A starter is a beginning: it opens in the generator. Everything else opens in the editor. */
export function promptPath({ id, source, owner }: Pick<PromptSummary, 'id' | 'source' | 'owner'>) {
  return source === 'starter' && !owner ? paths.generator({ starter: id }) : paths.prompt(id);
}
