/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InterfaceLanguage } from './interface-language';
import type { PersonName } from './person-name';
import type { Settings } from './settings';
import type { Timezone } from './timezone';

/**
 * The fields to change; what is absent stays. An empty text clears a field that may be empty.
 */
export interface ProfileUpdate {
  firstName?: PersonName;
  lastName?: PersonName;
  /** @maxLength 120 */
  company?: string;
  /** @maxLength 120 */
  jobTitle?: string;
  /**
     * @maxLength 30
     * @pattern ^(\+?[0-9 ().-]{5,29})?$
     */
  phone?: string;
  /**
     * ISO 3166-1 alpha-2.
     * @maxLength 2
     * @pattern ^([A-Z]{2})?$
     */
  country?: string;
  timezone?: Timezone;
  language?: InterfaceLanguage;
  settings?: Settings;
}
