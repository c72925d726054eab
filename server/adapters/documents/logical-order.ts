const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\u064b-\u065f]/u;
const LETTER = /[\p{L}\p{N}]/u;

/** A piece of a line: where it starts, what it says, and how it looks. */
export type Piece = { x: number; text: string; look: string };

/**
 * A line's pieces in the order in which they are read. Typst has its runs in that order, but the
 * pieces of one right-to-left run from left to right: those that stand so are turned round.
 */
export const logicalOrder = <Item extends Piece>(pieces: readonly Item[]): Item[] => {
  const runs: Item[][] = [];
  /** Signs and spaces that belong to the run if more of it follows. */
  let loose: Item[] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const before = loose.at(-1) ?? run?.at(-1);
    const goesOn = before && before.x < piece.x && before.look === piece.look;
    const rtl = RTL.test(piece.text);
    const open = run?.some(({ text }) => RTL.test(text)) ?? false;
    if (goesOn && open && rtl) {
      run?.push(...loose, piece);
      loose = [];
    } else if (goesOn && open && !LETTER.test(piece.text)) {
      loose.push(piece);
    } else {
      runs.push(...loose.map((one) => [one]), [piece]);
      loose = [];
    }
  }
  return [...runs.map((run) => run.toReversed()), loose].flat();
};
