/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RunDeltaEventType } from './run-delta-event-type';

/**
 * The next piece of the answer; all pieces together are `output`.
 */
export interface RunDeltaEvent {
  type: RunDeltaEventType;
  /**
     * @minLength 1
     * @maxLength 65536
     */
  text: string;
}
