import { resolve, type Operation } from '../document/document.ts';
import type { FormPart } from '../requests/form-part.ts';
import { writeForm } from '../requests/write-form.ts';
import { nameOf, type Run } from './run.ts';
import { madeUp } from './samples/make-up.ts';

/** A form that ought to be taken: the contract's example, else a made-up one. */
export function goodForm({ document, checker, random }: Run, operation: Operation, part: FormPart) {
  const { example, examples = {} } = part.media;
  const [named] = Object.values(examples).map((one) => resolve(document, one).value);
  const shown = example ?? named;
  const isShown = shown !== undefined && checker.mismatch(part.pointer, shown) === undefined;
  const value = isShown
    ? shown
    : madeUp(document, part, random(`form ${nameOf(operation)}`), checker.mismatch);
  return { value, text: writeForm(document, part.media, part, value) };
}
