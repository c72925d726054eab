/** Operations that are asked at once: enough to keep a server busy, and few enough to be polite. */
const AT_ONCE = 4;

/** Works through a list, a few items at once; the first error ends it. */
export async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
