/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChatWidget } from './chat-widget';
import type { OfferedLanguage } from './offered-language';

/**
 * What a guest's browser has to know before anybody signs in. Nothing here is secret.
 */
export interface PublicConfig {
  /**
     * The payment provider's public key. Absent in the sandbox.
     * @minLength 8
     * @maxLength 200
     * @pattern ^pk_[A-Za-z0-9_]+$
     */
  publishableKey?: string;
  /** Payments go to the built-in sandbox; no money moves. */
  sandbox: boolean;
  /** No model is connected: runs show the filled prompt, marked as a demo. */
  demoModel: boolean;
  /**
     * The name of the model that answers.
     * @minLength 1
     * @maxLength 100
     */
  modelLabel: string;
  /** Mail is not sent but shown at `/dev/outbox`, on this machine only. */
  outbox: boolean;
  /** Mail leaves the server by SMTP. */
  mail: boolean;
  chat?: ChatWidget;
  /**
     * The marketing site. Absent: there is none.
     * @maxLength 500
     */
  websiteUrl?: string;
  /**
     * Absent: the page `/terms`.
     * @maxLength 500
     */
  termsUrl?: string;
  /**
     * Absent: the page `/privacy`.
     * @maxLength 500
     */
  privacyUrl?: string;
  /** The theme customizer drawer is offered. */
  customizer: boolean;
  /**
     * The languages of the interface, in the order of the menu.
     * @minItems 1
     * @maxItems 20
     */
  languages: OfferedLanguage[];
}
