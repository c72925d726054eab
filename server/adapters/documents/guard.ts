/**
 * Whether a Markdown parser would spend more than linear time on a text: 5,000 `> ` on one line
 * overflow its stack, 20,000 `[` take seconds. Such a text is set as plain paragraphs instead.
 */
export const isPathological = (text: string): boolean => {
  let fence = '';
  let counts = { brackets: 0, emphasis: 0, ticks: 0, angles: 0, containers: 0 };
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== '') {
      if (mark?.startsWith(fence) === true && line.trim() === mark) fence = '';
      continue;
    }
    if (mark !== undefined) {
      fence = mark;
      continue;
    }
    if (line.trim() === '') {
      counts = { brackets: 0, emphasis: 0, ticks: 0, angles: 0, containers: 0 };
      continue;
    }
    const prefix =
      /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*/.exec(line)?.[0] ?? '';
    const containers = prefix.match(/>|[-*+]|\d{1,9}[.)]/g)?.length ?? 0;
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    if ((containers > 20 && !/^[-*\s]*$/.test(line)) || containers > 200 || indent > 400)
      return true;
    counts.brackets += line.match(/\[/g)?.length ?? 0;
    counts.emphasis += line.match(/[*_~]+/g)?.length ?? 0;
    counts.ticks += line.match(/`+/g)?.length ?? 0;
    counts.angles += line.match(/</g)?.length ?? 0;
    if (counts.brackets > 500 || counts.emphasis > 1500 || counts.ticks > 600) return true;
    if (counts.angles > 1500 || (line.match(/\|/g)?.length ?? 0) > 200) return true;
  }
  return false;
};
