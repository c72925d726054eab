/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RunDeltaEvent } from './run-delta-event';
import type { RunFailedEvent } from './run-failed-event';
import type { RunFinishedEvent } from './run-finished-event';
import type { RunStartedEvent } from './run-started-event';

/**
 * One event of a run's stream: `started` once, `delta` any number of times, then either `finished` or `failed`, once.
 */
export type RunEvent = RunStartedEvent | RunDeltaEvent | RunFinishedEvent | RunFailedEvent;
