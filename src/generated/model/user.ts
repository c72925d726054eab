/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AvatarUrl } from './avatar-url';
import type { Email } from './email';
import type { Id } from './id';
import type { InterfaceLanguage } from './interface-language';
import type { Permission } from './permission';
import type { PersonName } from './person-name';
import type { Quota } from './quota';
import type { Role } from './role';
import type { Settings } from './settings';
import type { SubscriptionSummary } from './subscription-summary';
import type { Timestamp } from './timestamp';
import type { Timezone } from './timezone';

/**
 * The signed-in person.
 */
export interface User {
  id: Id;
  email: Email;
  /** Absent while the address is not verified. */
  emailVerifiedAt?: Timestamp;
  firstName: PersonName;
  lastName: PersonName;
  avatarUrl?: AvatarUrl;
  role: Role;
  /** @maxLength 120 */
  company?: string;
  /** @maxLength 120 */
  jobTitle?: string;
  /**
     * @maxLength 30
     * @pattern ^\+?[0-9 ().-]{5,29}$
     */
  phone?: string;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  country?: string;
  timezone: Timezone;
  language: InterfaceLanguage;
  twoFactorEnabled: boolean;
  /**
     * In the order in which they apply.
     * @minItems 1
     * @maxItems 50
     */
  permissions: Permission[];
  subscription: SubscriptionSummary;
  quota: Quota;
  settings: Settings;
  createdAt: Timestamp;
  lastLoginAt?: Timestamp;
}
