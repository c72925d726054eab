import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { foldText } from '#core/text/fold.ts';
import { summarizeQuality } from '#server/domain/quality/summary.ts';
import type { Content } from './content.ts';
import { excerptOf } from './excerpt.ts';
import { ownerTerm, searchTerms } from './search-terms.ts';

/** The content with the columns that follow from it, as it is stored. */
export function derive(content: Content, ownerId: string) {
  return {
    ...content,
    titleKey: foldText(content.title),
    excerpt: excerptOf(content.body),
    variableCount: content.variables.length,
    estimatedTokens: estimateTokens(content.body),
    quality: summarizeQuality(content.body, content.variables),
    terms: [...searchTerms(content), ownerTerm(ownerId)],
  };
}
