/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DownloadDraft } from './download-draft';
import type { DownloadPromptById } from './download-prompt-by-id';

/**
 * A saved prompt by its id, or a draft; never both.
 */
export type DownloadRequest = DownloadPromptById | DownloadDraft;
