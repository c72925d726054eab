/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * `manage` is every action.
 */
export type PermissionAction = typeof PermissionAction[keyof typeof PermissionAction];


export const PermissionAction = {
  manage: 'manage',
  read: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
} as const;
