import { jsonOf, textOf, type Exchange } from '../client.ts';

/** What a workflow or a step leaves to those after it. */
export type Values = Readonly<Record<string, unknown>>;

/** What runtime expressions of a workflow can refer to. */
export type Scope = {
  inputs: Values;
  /** Outputs of the workflow itself, where they are worked out. */
  outputs?: Values;
  /** Outputs by step. */
  steps: ReadonlyMap<string, Values>;
  /** Inputs and outputs of workflows that ran before. */
  workflows: ReadonlyMap<string, { inputs: Values; outputs: Values }>;
  /** Addresses of source descriptions. */
  sources: ReadonlyMap<string, string>;
  /** The step's request and its answer. */
  sent?: Sent | undefined;
};
export type Sent = {
  url: string;
  exchange: Exchange;
  parameters: { path: Values; query: Values };
};

const EXPRESSION =
  /^\$(?:url|method|statusCode|request|response|inputs|outputs|steps|workflows|sourceDescriptions)\b/;
/** What may be an expression within a text. */
const TEMPLATE = /\{(\$[^{}]*)\}/g;

export const isExpression = (value: unknown): value is string =>
  typeof value === 'string' && EXPRESSION.test(value);

/** All expressions of a value, those within texts too. */
export function expressionsIn(value: unknown): string[] {
  if (isExpression(value)) return [value];
  if (typeof value === 'string')
    return [...value.matchAll(TEMPLATE)].map(([, one = '']) => one).filter(isExpression);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(expressionsIn);
}

/** A value with its expressions worked out. Within a text (`Bearer {$inputs.token}`) they become text. */
export function filled(value: unknown, scope: Scope): unknown {
  if (isExpression(value)) return valueOf(value, scope);
  if (typeof value === 'string')
    return value.replaceAll(TEMPLATE, (all, inner: string) =>
      isExpression(inner) ? asText(valueOf(inner, scope)) : all,
    );
  if (Array.isArray(value)) return value.map((item) => filled(item, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filled(inner, scope)]),
  );
}

/** A text with a stand-in for each expression within it, whose values only a run knows. */
export const withStandIns = (text: string): string =>
  text.replaceAll(TEMPLATE, (all, inner: string) => (isExpression(inner) ? '0' : all));

export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** What a JSON pointer leads to; undefined where it leads nowhere. */
export const atPointer = (value: unknown, pointer: string): unknown =>
  walk(
    value,
    pointer
      .split('/')
      .slice(1)
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')),
  );

function walk(value: unknown, keys: readonly string[]): unknown {
  let current = value;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
      return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

/** The value of a runtime expression; undefined where there is nothing. */
export function valueOf(expression: string, scope: Scope): unknown {
  const at = expression.indexOf('#');
  const head = at < 0 ? expression : expression.slice(0, at);
  const [root = '', ...path] = head.slice(1).split('.');
  const [keys, found] = rooted(root, path, scope);
  // `items[0].id` after the part that the specification names.
  const rest = keys.flatMap((key) => key.split(/[[\]]/).filter((part) => part !== ''));
  const value = walk(found, rest);
  return at < 0 ? value : atPointer(value, expression.slice(at + 1));
}

/** What the beginning of an expression names, and the keys that are left. */
function rooted(root: string, path: string[], scope: Scope): [string[], unknown] {
  const [one = '', two = '', ...rest] = path;
  const { sent } = scope;
  switch (root) {
    case 'url':
      return [[], sent && `${sent.url}${sent.exchange.request.path}`];
    case 'method':
      return [[], sent?.exchange.request.method];
    case 'statusCode':
      return [[], sent?.exchange.status];
    case 'request':
      return one === 'body' ? [path.slice(1), requestBody(sent)] : [[], requested(sent, one, two)];
    case 'response':
      return one === 'body'
        ? [path.slice(1), sent && bodyOf(sent.exchange)]
        : [[], sent?.exchange.headers.get(path.slice(1).join('.')) ?? undefined];
    case 'inputs':
      return [path, scope.inputs];
    case 'outputs':
      return [path, scope.outputs];
    case 'steps':
      return [rest, two === 'outputs' ? scope.steps.get(one) : undefined];
    case 'workflows':
      return [[two, ...rest], scope.workflows.get(one)];
    default:
      return [[], two === 'url' ? scope.sources.get(one) : undefined];
  }
}

/** A body as JSON, or as text where it is none; undefined where it is empty. */
export function bodyOf(exchange: Exchange): unknown {
  const text = textOf(exchange);
  return jsonOf(exchange) ?? (text === '' ? undefined : text);
}

function requestBody(sent: Sent | undefined): unknown {
  const body = sent?.exchange.request.body;
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
}

function requested(sent: Sent | undefined, place: string, name: string): unknown {
  if (place === 'header') return sent?.exchange.request.headers[name.toLowerCase()];
  return place === 'path' || place === 'query' ? sent?.parameters[place][name] : undefined;
}
