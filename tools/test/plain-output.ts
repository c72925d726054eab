/**
 * Colours are for a terminal; a log gets plain lines, from this process and from all that it starts.
 * Imported before anything else, since tools look when they are loaded.
 */
export const isTerminal = process.stdout.isTTY;

if (!isTerminal) {
  process.env['NO_COLOR'] = '1';
  // Node warns where both are set, and some tools let this one win.
  delete process.env['FORCE_COLOR'];
}
