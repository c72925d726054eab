import { storageKey } from './brand.ts';

/** The palette's recent commands: they hold titles of a person's prompts, so they go with the session. */
export const RECENT_KEY = storageKey('recentCommands');
