/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `streaming`: under way. `done`: whole. `stopped`: cut off by the person, who left or pressed stop; `output` holds what had come. `failed`: the model broke off; `output` holds what had come, `failure` says why.
 */
export type RunStatus = typeof RunStatus[keyof typeof RunStatus];


export const RunStatus = {
  streaming: 'streaming',
  done: 'done',
  stopped: 'stopped',
  failed: 'failed',
} as const;
