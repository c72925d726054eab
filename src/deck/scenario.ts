/**
 * A scenario as the address has it: `card-declined,listPrompts:200.empty,*:delay=800`. Each item is a
 * situation by name, or one choice for one operation; `*` is every operation.
 */
export type Scenario = readonly string[];

/** What the name of a situation stands for. */
export type Situations = Readonly<Record<string, { choices: Scenario }>>;

export const EVERY = '*';

const ITEM = /^(?:[a-z][a-z0-9-]*|(?:\w+|\*):[\w.=-]+)$/iu;
const FAULT = /^(delay|frameDelay|cut|offline)(?:=.*)?$/u;
const ANSWER_WITH_STATUS = /^\d{3}(?:\.\w+)?$/u;

/** Reads the text of an address; what cannot be an item is left out. */
export function readScenario(text: string | null): Scenario {
  const items = (text ?? '').split(',').map((item) => item.trim());
  return [...new Set(items.filter((item) => ITEM.test(item)))];
}

/** Nothing in it needs escaping, so that a person can read and write the address. */
export function writeScenario(scenario: Scenario): string {
  return scenario.join(',');
}

export function choiceItem(operationId: string, choice: string): string {
  return `${operationId}:${choice}`;
}

/** Operation and choice of an item, or undefined for a situation's name. */
export function partsOf(item: string): { operationId: string; choice: string } | undefined {
  const at = item.indexOf(':');
  return at < 0 ? undefined : { operationId: item.slice(0, at), choice: item.slice(at + 1) };
}

/** What only one choice of can hold at a time: an operation's answer, its delay, its cut … */
function slotOf(item: string): string {
  const parts = partsOf(item);
  if (!parts) return item;
  return `${parts.operationId}:${FAULT.exec(parts.choice)?.[1] ?? 'answer'}`;
}

/** Adds an item in place of what it contradicts, or takes it away. */
export function toggled(scenario: Scenario, item: string): Scenario {
  if (scenario.includes(item)) return scenario.filter((other) => other !== item);
  return [...scenario.filter((other) => slotOf(other) !== slotOf(item)), item];
}

/** The choices behind a scenario; of two that contradict each other the later one holds. */
export function choicesOf(scenario: Scenario, situations: Situations): Scenario {
  const bySlot = new Map<string, string>();
  for (const item of scenario.flatMap((name) =>
    partsOf(name) ? [name] : (situations[name]?.choices ?? []),
  ))
    bySlot.set(slotOf(item), item);
  return [...bySlot.values()];
}

/** The choices as the mock reads them: `listPrompts=200.empty,delay=800&*=offline`. */
export function headerOf(choices: Scenario): string {
  const byOperation = new Map<string, string[]>();
  for (const item of choices) {
    const { operationId, choice } = partsOf(item) ?? { operationId: '', choice: '' };
    const said = byOperation.get(operationId) ?? [];
    byOperation.set(operationId, said);
    if (ANSWER_WITH_STATUS.test(choice)) said.unshift(choice);
    else said.push(FAULT.test(choice) ? choice : `example=${choice}`);
  }
  return new URLSearchParams(
    [...byOperation].map(([operationId, said]) => [operationId, said.join(',')]),
  ).toString();
}
