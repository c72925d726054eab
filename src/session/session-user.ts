import type { User } from '../generated/api/endpoints.schemas.ts';

/** The signed-in person, as the contract describes them. */
export type SessionUser = User;
