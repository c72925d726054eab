import { Converter } from 'opencc-js/t2cn';
import { type Folded, foldText, foldWithOffsets } from '#core/text/fold.ts';

const HAN = /\p{Script=Han}/gu;
const toSimplified = Converter({ from: 't', to: 'cn' });
const simplified = new Map<string, string>();

/** A Chinese character as it is written in simplified script: one for one, so that offsets stay. */
function simplify(character: string): string {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  const converted = toSimplified(character);
  const one = converted.length === character.length ? converted : character;
  simplified.set(character, one);
  return one;
}

const inSimplified = (text: string) => text.replaceAll(HAN, simplify);

/** A goal, or what is compared with one, folded; our Chinese words are in simplified script, and people type both. */
export const foldGoal = (text: string): string => inSimplified(foldText(text));

/** The same with the way back to the original. */
export function foldGoalWithOffsets(original: string): Folded {
  const { text, map } = foldWithOffsets(original);
  return { text: inSimplified(text), map };
}
