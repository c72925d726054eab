import { findVariables } from '#core/template/parse.ts';
import type { Span } from './cues-in.ts';

const TAG = /<(\/?)([\p{L}_][\p{L}\p{N}_-]{0,40})>/gu;
const FENCE = /^ {0,3}(?:```|~~~)/mu;
const QUOTE = /^ {0,3}>\s?\S/mu;
const QUOTED = /"[^"]{40,4000}"|“[^“”]{40,4000}”|«[^«»]{40,4000}»|「[^「」]{20,4000}」/u;
/** Shorter than this, what follows the request is more of the request. */
const PASTED = 160;

/** Whether a prompt holds what is to be worked on, or a place for it. */
export function hasMaterial(body: string): boolean {
  return findVariables(body).length > 0 || isDelimited(body) || pasted(body) !== undefined;
}

/** Code, quotation marks, a block of quoted lines or a tag of its own. */
function isDelimited(body: string): boolean {
  if (FENCE.test(body) || QUOTE.test(body) || QUOTED.test(body)) return true;
  const opened = new Set<string>();
  for (const [, slash, name = ''] of body.matchAll(TAG)) {
    if (slash === '') opened.add(name);
    else if (opened.has(name)) return true;
  }
  return false;
}

/**
 * A text pasted behind the request: the longest paragraphs after the first, where nothing shows where the
 * material begins and ends. Undefined where it is delimited, short, or made of headings and points.
 */
export function pasted(body: string): Span | undefined {
  if (isDelimited(body)) return undefined;
  const first = /\n\s*\n/u.exec(body);
  if (first === null) return undefined;
  const start = first.index + first[0].length;
  const rest = body.slice(start).trimEnd();
  const hasDirections = /^ {0,3}(?:#{1,6}\s|[-*•]\s|\d{1,2}[.)、])/mu.test(rest);
  return rest.length < PASTED || hasDirections ? undefined : { start, end: start + rest.length };
}
