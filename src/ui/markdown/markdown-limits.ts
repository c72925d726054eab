import { MAX_OUTPUT_BYTES } from '#core/limits.ts';

const MAX_DEPTH = 50;
const MAX_MARKS = 4000;

/** Quotes, list marks and indentation at the start of a line: its depth. */
function containerDepth(line: string): number {
  const start = /^(?:[ \t]|>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))*/u.exec(line)?.[0] ?? '';
  const marks = start.match(/>|[-*+]|\d{1,9}[.)]/gu)?.length ?? 0;
  const indent = (start.match(/ /gu)?.length ?? 0) + 4 * (start.match(/\t/gu)?.length ?? 0);
  return marks + Math.floor(Math.max(0, indent - marks) / 2);
}

function bracketDepth(line: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of line) {
    if (letter === '[' || letter === '(') deepest = Math.max(deepest, ++depth);
    else if (letter === ']' || letter === ')') depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/**
 * Whether text may be given to the markdown parser: at most 64 KB, nested at most 50 deep, and
 * not made of marks alone. Beyond that the parser takes seconds or overflows the stack
 * (measured: 5,000 quote marks, 3,000 list marks, 20,000 brackets).
 */
export function isWithinMarkdownLimits(text: string): boolean {
  if (text.length > MAX_OUTPUT_BYTES || new TextEncoder().encode(text).length > MAX_OUTPUT_BYTES)
    return false;
  if ((text.match(/[[\]*_~`<!&\\|]/gu)?.length ?? 0) > MAX_MARKS) return false;
  return text
    .split('\n')
    .every((line) => containerDepth(line) <= MAX_DEPTH && bracketDepth(line) <= MAX_DEPTH);
}
