/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Problem } from './problem';
import type { Run } from './run';
import type { RunFailedEventType } from './run-failed-event-type';

/**
 * The end of a run that broke off. `run` is there when something had come and was kept.
 */
export interface RunFailedEvent {
  type: RunFailedEventType;
  problem: Problem;
  run?: Run;
}
