/** A screen of the signed-in area: what it shows, and what it was told of the router when it was shown last. */
export type KeptScreen<Content, Told> = {
  /** Equal for every address of the screen. */
  name: string;
  /** Stays behind the next screen. */
  isKept: boolean;
  /** Language of its texts; a screen in another language is dropped. */
  language: string;
  /** Changes with each arrival, at the same address too, and with a failure. */
  arrival: unknown;
  /** Path and query. */
  address: string;
  content: Content;
  told: Told;
};

/**
 * The screens after the router has drawn `next`, the shown one last. Screens that are kept stay as they
 * were, and one that comes back to its own address is told nothing: nothing of it has to be drawn. Until
 * the next arrival the shown one is not told either of what the router does meanwhile.
 */
export function keepScreens<Content, Told>(
  screens: readonly KeptScreen<Content, Told>[],
  next: KeptScreen<Content, Told>,
): readonly KeptScreen<Content, Told>[] {
  const shown = screens.at(-1);
  const before = screens.find(({ name }) => name === next.name);
  if (before && before === shown && before.arrival === next.arrival) return screens;
  const isBack = before !== shown && before?.address === next.address;
  const others = screens.filter(
    (screen) => screen !== before && screen.isKept && screen.language === next.language,
  );
  return [...others, isBack ? { ...before, arrival: next.arrival } : next];
}
