/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SetupIntentId } from './setup-intent-id';

/**
 * The card that the browser has set up with the provider.
 */
export interface SaveCardRequest {
  setupIntentId: SetupIntentId;
  /** The first card is the default in any case. */
  makeDefault: boolean;
}
