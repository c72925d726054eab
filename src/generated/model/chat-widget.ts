/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The live chat, in a frame of its own origin. Absent where none is configured.
 */
export interface ChatWidget {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /**
     * Of its button.
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  color: string;
  /** @maxLength 300 */
  origin: string;
}
