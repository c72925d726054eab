const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
  '147258369',
  '789456123',
].flatMap((row) => [row, [...row].toReversed().join('')]);
const SHORTEST_WALK = 3;

/** Whether a text is made of walks over the keys. */
export function isWalk(text: string): boolean {
  const keys = text.replaceAll(/[^\p{L}\d]+/gu, '');
  if (keys.length < SHORTEST_WALK) return false;
  let at = 0;
  while (at < keys.length) {
    let length = keys.length - at;
    while (length > 0 && !ROWS.some((row) => row.includes(keys.slice(at, at + length))))
      length -= 1;
    if (length < SHORTEST_WALK && at + length < keys.length) return false;
    if (length === 0) return false;
    at += length;
  }
  return true;
}
