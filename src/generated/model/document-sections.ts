/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DocumentSection } from './document-section';

/**
 * What the document holds; everything when absent. The order is always the document's own.
 * @minItems 1
 * @maxItems 5
 */
export type DocumentSections = DocumentSection[];
