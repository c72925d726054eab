/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { User } from './user';

/**
 * The signed-in person, under the specification's field.
 */
export interface MyProfile {
  user: User;
}
