/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InterfaceLanguage } from './interface-language';
import type { LayoutDirection } from './layout-direction';

/**
 * A language of the interface, named in itself.
 */
export interface OfferedLanguage {
  code: InterfaceLanguage;
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  direction: LayoutDirection;
}
