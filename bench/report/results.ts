/** A part's place in the results: heading, and everything below it. */
export type Section = { title: string; text: string };

const HEAD = `# Measurements

\`npm run bench\` writes this file ([README.md](README.md) has the meaning of each figure). Every part
names the machine and the commit it was measured on. Figures are medians; × is the ratio to the
reference of the same run, which is what can be compared. A goal that is missed is bold.`;

/** The sections that a results file has. */
export function readSections(file: string): Section[] {
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    });
}

/** The results file with new sections in their places; the others stay, and those without a part go. */
export function withSections(
  file: string,
  measured: readonly Section[],
  order: readonly string[],
): string {
  const texts = new Map(
    [...readSections(file), ...measured].map(({ title, text }) => [title, text]),
  );
  const parts = order.flatMap((title) => {
    const text = texts.get(title);
    return text === undefined ? [] : [`## ${title}\n\n${text.trim()}`];
  });
  return `${[HEAD, ...parts].join('\n\n')}\n`;
}
