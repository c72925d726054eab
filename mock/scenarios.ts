import type { MockOperation, Preference, Violation } from './prism.ts';

export type Scenario = Preference & { delay?: number };

const KEPT = 200;

/** What was chosen for each operation, and what requests have broken so far. */
export class Scenarios {
  readonly #chosen = new Map<string, Scenario>();
  readonly #violations: Array<{ at: string; operationId: string; violations: Violation[] }> = [];

  get(operationId: string | undefined): Scenario {
    return (operationId && this.#chosen.get(operationId)) || {};
  }

  /** Returns what is wrong with a choice, or undefined when it was taken. */
  choose(operation: MockOperation, scenario: Scenario): string | undefined {
    const answer = operation.answers.find(({ code }) => code === scenario.code);
    if (scenario.code !== undefined && !answer)
      return `${operation.operationId} documents ${operation.answers.map(({ code }) => code).join(', ')}.`;
    const examples = answer?.examples ?? operation.answers.flatMap((one) => one.examples);
    if (scenario.example !== undefined && !examples.includes(scenario.example))
      return `${operation.operationId} has the examples ${examples.join(', ')}.`;
    this.#chosen.set(operation.operationId, scenario);
    return undefined;
  }

  clear(operationId?: string): void {
    if (operationId) this.#chosen.delete(operationId);
    else this.#chosen.clear();
  }

  all(): Record<string, Scenario> {
    return Object.fromEntries(this.#chosen);
  }

  record(operationId: string, violations: Violation[]): void {
    if (violations.length === 0) return;
    this.#violations.push({ at: new Date().toISOString(), operationId, violations });
    if (this.#violations.length > KEPT) this.#violations.shift();
  }

  violations() {
    return this.#violations;
  }
}
