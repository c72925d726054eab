import type { Said } from './asking.ts';

/** Part of a goal with how far it speaks for what is asked. */
export type Segment = {
  text: string;
  share: number;
  /** Whether it tells beside a part that asks, or holds both. */
  tells: boolean;
};

/** A sentence that asks counts whole; one that only tells counts less where another asks, or where it is not the first. */
function shareOf(asks: boolean, anyAsks: boolean, at: number): number {
  if (asks) return 1;
  if (anyAsks) return 0.5;
  return at === 0 ? 1 : 0.8;
}

export const wholeOf = (said: readonly Said[]): string => said.map(({ text }) => text).join('\n');

const HEAD = /[:：,，،;；(（]/u;

/** The sentences of a goal, what each says before its first pause, and all of them together. */
export function segmentsOf(said: readonly Said[]): Segment[] {
  const anyAsks = said.some(({ asks }) => asks);
  const segments: Segment[] = said.map(({ text, asks }, at) => ({
    text,
    share: shareOf(asks, anyAsks, at),
    tells: anyAsks && !asks,
  }));
  const heads = segments.flatMap(({ text, share, tells }) => {
    const [head = ''] = text.split(HEAD);
    return head.length < text.length && head.trim() !== ''
      ? [{ text: head.trim(), share: share * 0.95, tells }]
      : [];
  });
  segments.push(...heads);
  if (said.length > 1) segments.push({ text: wholeOf(said), share: 0.9, tells: anyAsks });
  return segments;
}
