/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './schemas/account.ts';
export * from './schemas/auth.ts';
export * from './schemas/billing.ts';
export * from './schemas/common.ts';
export * from './schemas/dashboard.ts';
export * from './schemas/prompts.ts';
export * from './schemas/team.ts';
