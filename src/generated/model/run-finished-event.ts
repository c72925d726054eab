/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Run } from './run';
import type { RunFinishedEventType } from './run-finished-event-type';

/**
 * The end of a run that is done or was stopped, with its tokens and times; and the whole of a replay.
 */
export interface RunFinishedEvent {
  type: RunFinishedEventType;
  run: Run;
}
