import type { PromptSource, SourceOf } from '../prompt/prompt-source.ts';
import { isStarter } from '../starters/starters.ts';

/** Tells by its id where a prompt is read from: starters have ids of their own. */
export function createSources(sources: { stored: PromptSource; starters: PromptSource }): SourceOf {
  return (promptId) => (isStarter(promptId) ? sources.starters : sources.stored);
}
