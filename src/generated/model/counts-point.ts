/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Count } from './count';

/**
 * One day's activity.
 */
export interface CountsPoint {
  /**
     * The day, in the person's time zone.
     * @maxLength 10
     */
  date: string;
  /** Prompts first saved on that day. */
  prompts: Count;
  generations: Count;
  runs: Count;
  downloads: Count;
}
