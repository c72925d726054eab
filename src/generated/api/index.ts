export * from './account/account';
export * from './auth/auth';
export * from './billing/billing';
export * from './dashboard/dashboard';
export * from './prompts/prompts';
export * from './team/team';
