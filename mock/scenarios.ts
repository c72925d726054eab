import { EVERY, HEADER, parseChoices, parseCookie } from './choice.ts';
import { ChoiceError, parsePrefer, parseQuery, parseSentinel, type Choice } from './choice.ts';
import { type PrismMock } from './prism.ts';
import { targetOf } from './target.ts';
import type { FieldError } from '#contract/problems/field-errors.ts';

const KEPT = 200;

type Violation = { at: string; operationId: string; code: string; errors: readonly FieldError[] };

/** Choices by operation for everybody on this mock, and the requests that broke the contract. */
export class Scenarios {
  readonly #chosen = new Map<string, Choice>();
  readonly #violations: Violation[] = [];

  choose(operationId: string, choice: Choice): void {
    this.#chosen.set(operationId, choice);
  }

  clear(operationId?: string): void {
    if (operationId) this.#chosen.delete(operationId);
    else this.#chosen.clear();
  }

  all(): Record<string, Choice> {
    return Object.fromEntries(this.#chosen);
  }

  record(operationId: string, code: string, errors: readonly FieldError[] = []): void {
    this.#violations.push({ at: new Date().toISOString(), operationId, code, errors });
    if (this.#violations.length > KEPT) this.#violations.shift();
  }

  violations(): readonly Violation[] {
    return this.#violations;
  }

  /** Every choice for one request, the nearest to the request winning. */
  choiceFor(prism: PrismMock, operationId: string, request: Request, typed: string): Choice {
    const cookie = parseCookie(request.headers.get('cookie') ?? undefined);
    const page = parseChoices(request.headers.get(HEADER) ?? '', `The header ${HEADER}`);
    for (const [id, choice] of [...cookie, ...page]) checkChoice(prism, id, choice);
    return {
      ...this.#chosen.get(EVERY),
      ...this.#chosen.get(operationId),
      ...cookie.get(EVERY),
      ...answerApart(cookie.get(operationId)),
      ...page.get(EVERY),
      ...answerApart(page.get(operationId)),
      ...answerApart(parseSentinel(typed)),
      ...answerApart(parseQuery(new URL(request.url).searchParams)),
      ...answerApart(parsePrefer(request.headers.get('prefer') ?? undefined)),
    };
  }
}

/** A new status is not to meet the example of a choice further away. */
function answerApart(choice: Choice = {}): Choice {
  return choice.code === undefined && choice.example === undefined
    ? choice
    : { code: undefined, example: undefined, ...choice };
}

/** @throws ChoiceError when the contract has no such operation or answer. */
export function checkChoice(prism: PrismMock, operationId: string, choice: Choice): void {
  if (operationId === EVERY) {
    if (choice.code === undefined && choice.example === undefined) return;
    throw new ChoiceError('For every operation (*) only delays, cuts and offline can be chosen.');
  }
  const operation = prism.find(operationId);
  if (!operation) throw new ChoiceError(`The contract has no operation ${operationId}.`);
  targetOf(operation, choice, false);
}
