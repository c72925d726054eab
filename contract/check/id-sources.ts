import { responseFor, type ContractDocument, type Operation } from '../document/document.ts';
import type { Exchange } from './client.ts';
import { sourcesOfLinks, sourcesOfWorkflows, type SaidSource } from './said-sources.ts';
import { valueOf } from './workflows/expressions.ts';
import type { Workflows } from './workflows/load-workflows.ts';

/** A value for an input of an operation. */
export type SaidValue = Pick<SaidSource, 'to' | 'place' | 'name'> & { value: unknown };

const isPlain = (value: unknown): boolean => /^(?:string|number|boolean)$/.test(typeof value);

/** Where the contract's links, and workflows beside it, say that the values of inputs come from. */
export function createIdSources({
  document,
  operations,
  workflows,
  isMoney = () => false,
}: {
  document: ContractDocument;
  operations: readonly Operation[];
  workflows?: Pick<Workflows, 'byKey'> | undefined;
  /** Whether an operation costs money: what it is about is then left to examples. */
  isMoney?: (operationId: string) => boolean;
}) {
  const selected = new Set(operations.map(({ id }) => id));
  const all = [
    ...sourcesOfLinks(document, operations),
    ...(workflows ? sourcesOfWorkflows(workflows) : []),
  ].filter(
    ({ from, to, place }) =>
      from.id !== to.id &&
      selected.has(from.id) &&
      selected.has(to.id) &&
      !(place === 'body' && isMoney(to.id)),
  );
  const byTarget = Map.groupBy(all, ({ to }) => to.id);
  const bySource = Map.groupBy(all, ({ from }) => from.id);
  const known = new Map<string, SaidValue>();
  const keyOf = ({ to, place, name }: Pick<SaidValue, 'to' | 'place' | 'name'>) =>
    `${to.id} ${place} ${name}`;

  return {
    /** Values that a good answer gives to the inputs of others. */
    read(
      operation: Operation,
      exchange: Exchange,
      pathTexts: Readonly<Record<string, string>>,
    ): SaidValue[] {
      const own = bySource.get(operation.id) ?? [];
      if (own.length === 0) return [];
      const documented = responseFor(operation, exchange.status)?.status;
      const scope = scopeOf(exchange, pathTexts);
      return own.flatMap(({ status, expression, to, place, name }): SaidValue[] => {
        if (status !== undefined && status !== documented) return [];
        const value = valueOf(expression, scope);
        const fits = place === 'body' ? value !== undefined && value !== null : isPlain(value);
        return fits && value !== '' ? [{ to, place, name, value }] : [];
      });
    },
    keep(one: SaidValue): void {
      known.set(keyOf(one), one);
    },
    /** A value for a parameter of the query. */
    valueOf: (to: Operation, name: string): unknown =>
      known.get(keyOf({ to, place: 'query', name }))?.value,
    /** Whether an input has such a value: any other may be refused as one that is not there. */
    has: (to: Operation, place: SaidValue['place'], name: string): boolean =>
      known.has(keyOf({ to, place, name })),
    /** A body with known values in the places that it fills; undefined where it has none of them. */
    filled(operation: Operation, body: unknown): unknown {
      const values = (byTarget.get(operation.id) ?? []).flatMap((one) =>
        one.place === 'body' ? (known.get(keyOf(one)) ?? []) : [],
      );
      const whole = values.reduce((made, { name, value }) => withValue(made, name, value), body);
      return JSON.stringify(whole) === JSON.stringify(body) ? undefined : whole;
    },
    /** Operations, each after those whose answers it needs. */
    inOrder(ordered: readonly Operation[]): Operation[] {
      const placed = new Set<Operation>();
      const begun = new Set<string>();
      const place = (operation: Operation): void => {
        if (begun.has(operation.id)) return;
        begun.add(operation.id);
        const needed = new Set((byTarget.get(operation.id) ?? []).map(({ from }) => from.id));
        for (const one of ordered) if (needed.has(one.id)) place(one);
        placed.add(operation);
      };
      for (const operation of ordered) place(operation);
      return [...placed];
    },
  };
}

export type IdSources = ReturnType<typeof createIdSources>;

/** What expressions of one exchange can refer to. */
function scopeOf(exchange: Exchange, pathTexts: Readonly<Record<string, string>>) {
  const [, search = ''] = exchange.request.path.split('?');
  const path = Object.fromEntries(
    Object.entries(pathTexts).map(([name, text]) => [name, decoded(text)]),
  );
  const query = Object.fromEntries(new URLSearchParams(search));
  return {
    inputs: {},
    steps: new Map(),
    workflows: new Map(),
    sources: new Map(),
    sent: { url: '', exchange, parameters: { path, query } },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A body with another value at a place that it has; as it is where it has none. */
function withValue(body: unknown, pointer: string, value: unknown): unknown {
  if (pointer === '') return value;
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const copy: unknown = structuredClone(body);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | null | undefined)?.[key],
    copy,
  );
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, last)) return body;
  (holder as Record<string, unknown>)[last] = value;
  return copy;
}
