import type { User } from '../generated/model/user.ts';

/** The signed-in person, as the contract describes them. */
export type SessionUser = User;
