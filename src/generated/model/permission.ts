/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PermissionAction } from './permission-action';
import type { PermissionSubject } from './permission-subject';

/**
 * One rule of the person's ability; a later rule overrides an earlier one.
 */
export interface Permission {
  /** `manage` is every action. */
  action: PermissionAction;
  /** A noun of the contract; `all` is every one. */
  subject: PermissionSubject;
  /** The rule takes away instead of granting. */
  inverted?: boolean;
}
