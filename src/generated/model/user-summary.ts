/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AvatarUrl } from './avatar-url';
import type { Id } from './id';
import type { PersonName } from './person-name';

/**
 * A person as others see them.
 */
export interface UserSummary {
  id: Id;
  firstName: PersonName;
  lastName: PersonName;
  avatarUrl?: AvatarUrl;
}
