import type { QualitySummary } from '#contract/generated/schemas.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { excerptOf } from '../prompt/excerpt.ts';
import { foldText } from '#core/text/fold.ts';
import { summarizeQuality } from '#server/domain/quality/summary.ts';
import { searchTerms } from '../prompt/search-terms.ts';
import { starterIn, type Starter } from './gallery.ts';

/** A starter with what a list sorts and searches by. */
export type ListedStarter = {
  starter: Starter;
  estimatedTokens: number;
  quality: QualitySummary;
  excerpt: string;
  terms: readonly string[];
  titleKey: string;
};

const listed = new WeakMap<readonly Starter[], readonly ListedStarter[]>();

/** All starters in a language, ready to be listed; computed once per language. */
export function listedStarters(locale: string): readonly ListedStarter[] {
  const starters = starterIn(locale);
  let ready = listed.get(starters);
  if (!ready) {
    ready = starters.map((starter) => ({
      starter,
      estimatedTokens: estimateTokens(starter.body),
      quality: summarizeQuality(starter.body, starter.variables),
      excerpt: excerptOf(starter.body),
      terms: searchTerms(starter),
      titleKey: foldText(starter.title),
    }));
    listed.set(starters, ready);
  }
  return ready;
}

/** The starter of this id in a language, or nothing. */
export function findStarter(id: string, locale: string): Starter | undefined {
  return starterIn(locale).find((starter) => starter.id === id.toLowerCase());
}

/** Whether an id is a starter's. */
export const isStarter = (id: string): boolean => findStarter(id, 'en') !== undefined;
