/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Prompt } from './prompt';

/**
 * The prompt as it now is.
 */
export interface SaveResult {
  prompt: Prompt;
}
