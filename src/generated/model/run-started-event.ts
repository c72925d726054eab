/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { ModelName } from './model-name';
import type { RunStartedEventType } from './run-started-event-type';

/**
 * The model has been asked.
 */
export interface RunStartedEvent {
  type: RunStartedEventType;
  runId: Id;
  model: ModelName;
  isDemo: boolean;
}
