import { findVariables } from '#core/template/parse.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { CuesIn } from './cues-in.ts';
import { hasMaterial } from './material.ts';
import {
  PROMPT_ELEMENTS,
  type Checklist,
  type ElementState,
  type LintInput,
  type PromptElement,
} from './types.ts';

/** What a prompt says, element by element. */
export type Elements = Record<PromptElement, ElementState> & {
  /** A description of a picture, which needs no role, reader or form. */
  isImage: boolean;
};

const LIST_ITEM = /^ {0,3}(?:[-*•]|\d{1,2}[.)、])(?=\s|\*)/gmu;
/** Settings that are written behind a prompt for a picture. */
const IMAGE_SETTING = /(?:^|\s)--(?:ar|v|style|stylize|seed|q|no)\s/u;
/** A description of a picture begins with what it is: "A photo of …". */
const IMAGE_LEAD = 40;
/** The task comes early; further on, "correct" is a rule of other work. */
export const TASK_LEAD = 80;

/** Elements of a good prompt, each looked for by its cues in the language of the body. */
export function readElements(input: LintInput, cues: CuesIn): Elements {
  const { body, prose } = input;
  const image = cues.first('image');
  const isImage = IMAGE_SETTING.test(body) || (image !== undefined && image.start <= IMAGE_LEAD);
  const state = (isSaid: boolean, isNeeded: boolean): ElementState =>
    isSaid ? 'present' : isNeeded ? 'missing' : 'notNeeded';

  const isGiven = hasMaterial(body);
  const refers = cues.has('refersTo');
  const isEdit = (cues.first('edits')?.start ?? Infinity) <= TASK_LEAD;
  // Three points or steps give the answer a form of their own.
  const isListed = (prose.match(LIST_ITEM)?.length ?? 0) >= 3;
  const isLimited = cues.has('constraint') || cues.has('lengthGiven') || /\d/u.test(prose);
  return {
    isImage,
    task: state(isImage || /[?？؟]/u.test(body) || cues.has('task'), true),
    material: state(isGiven, refers),
    // Work on a text that is there has its context in it.
    context: state(cues.has('context'), !isImage && !(isGiven && refers)),
    form: state(cues.has('format') || isListed, !isImage && !(isGiven && isEdit)),
    limits: state(isLimited, !isImage),
    example: state(cues.has('example'), !isImage && cues.has('patterned')),
  };
}

/** The elements in the order in which they are read. */
export function checklistOf(elements: Elements): Checklist {
  return PROMPT_ELEMENTS.map((element) => ({ element, state: elements[element] }));
}

/** Too little to do the work from; three variables say much in few words. */
export function isTooShort(body: string): boolean {
  return estimateTokens(body) < 12 && findVariables(body).length < 3;
}
