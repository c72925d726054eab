/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DocumentSections } from './document-sections';
import type { Id } from './id';
import type { VersionNumber } from './version-number';

/**
 * A saved prompt, as it is or as it was.
 */
export interface DownloadPromptById {
  promptId: Id;
  /** The current one when absent. */
  version?: VersionNumber;
  sections?: DocumentSections;
}
