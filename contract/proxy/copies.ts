/** Why a body was passed and not checked. */
export type Unread = 'it is larger than --limit' | 'other bodies took the memory for copies';

/** A copy of a body that passes, as far as there is room for it. */
export type Copy = {
  add(chunk: Buffer): void;
  /** The whole body so far, or why there is none. */
  bytes(): Buffer<ArrayBuffer> | Unread;
  /** Whether the last byte has come. */
  isWhole: boolean;
  release(): void;
};

/** In the place of a copy that no check needs. */
export const noCopy = (): Copy => ({
  isWhole: false,
  add: () => undefined,
  bytes: () => Buffer.alloc(0),
  release: () => undefined,
});

/** Copies at most this many times the limit of one at once. */
const AT_ONCE = 16;

/** Copies of bodies, each up to a limit and all together up to a multiple of it. */
export function createCopies(limit: number) {
  let free = limit * AT_ONCE;

  return function open(): Copy {
    let chunks: Buffer[] = [];
    let size = 0;
    let unread: Unread | undefined;
    const release = () => {
      free += size;
      [chunks, size] = [[], 0];
    };
    const giveUp = (reason: Unread) => {
      release();
      unread = reason;
    };
    return {
      isWhole: false,
      add(chunk) {
        if (unread !== undefined) return;
        if (size + chunk.length > limit) return giveUp('it is larger than --limit');
        if (chunk.length > free) return giveUp('other bodies took the memory for copies');
        chunks.push(chunk);
        size += chunk.length;
        free -= chunk.length;
      },
      bytes: () => unread ?? Buffer.concat(chunks),
      release,
    };
  };
}
