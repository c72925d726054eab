/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';

export type RemoveSubUserParams = {
/**
 * The sub-user who gets the prompts; the caller when absent.
 */
transferTo?: Id;
};
