/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessToken } from './access-token';
import type { Email } from './email';
import type { InterfaceLanguage } from './interface-language';
import type { Password } from './password';
import type { PersonName } from './person-name';
import type { Timezone } from './timezone';

/**
 * A new account. A role is never read from here.
 */
export interface RegisterRequest {
  firstName: PersonName;
  lastName: PersonName;
  email: Email;
  password: Password;
  /** The terms were accepted; nothing else is taken. */
  acceptTerms: true;
  language: InterfaceLanguage;
  timezone?: Timezone;
  inviteToken?: AccessToken;
}
