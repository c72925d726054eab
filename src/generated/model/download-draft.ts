/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DocumentSections } from './document-sections';
import type { Draft } from './draft';

/**
 * A draft as it stands in the editor.
 */
export interface DownloadDraft {
  draft: Draft;
  sections?: DocumentSections;
}
