/** Times the usual bounds that hold after a fence: code may hold more, but in a list or in HTML the fence may be none. */
const AFTER_FENCE = 10;

const NONE = { brackets: 0, emphasis: 0, ticks: 0, angles: 0 };

/**
 * Whether a Markdown parser would spend more than linear time on a text: 5,000 `> ` on one line
 * overflow its stack, 20,000 `[` take seconds. Such a text is set as plain paragraphs instead.
 */
export const isPathological = (text: string): boolean => {
  let fence = '';
  let counts = { ...NONE };
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const isStart = fence === '' && mark !== undefined;
    const isEnd = fence !== '' && mark?.startsWith(fence) === true && line.trim() === mark;
    if (isStart) fence = mark;
    if (isEnd) fence = '';
    if (isStart || isEnd || line.trim() === '') {
      counts = { ...NONE };
      continue;
    }
    const times = fence === '' ? 1 : AFTER_FENCE;
    const prefix =
      /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '';
    const containers = prefix.match(/>|[-*+]|\d{1,9}[.)]/g)?.length ?? 0;
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if ((containers > 20 * times && !/^[-*\s]*$/.test(line)) || containers > 200) return true;
    counts.brackets += line.match(/\[/g)?.length ?? 0;
    counts.emphasis += line.match(/[*_~]+/g)?.length ?? 0;
    counts.ticks += line.match(/`+/g)?.length ?? 0;
    counts.angles += line.match(/</g)?.length ?? 0;
    if (counts.brackets > 500 * times || counts.emphasis > 1500 * times) return true;
    if (counts.ticks > 600 * times || counts.angles > 1500 * times || indent > 400 * times)
      return true;
    if ((line.match(/\|/g)?.length ?? 0) > 200 * times) return true;
  }
  return false;
};
