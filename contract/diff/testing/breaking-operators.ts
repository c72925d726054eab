type Node = Record<string, unknown>;
export type Contract = { paths: Record<string, Record<string, Node>>; components: Node };
export type Random = <Value>(choices: readonly Value[]) => Value | undefined;

/** A sequence of choices that a seed repeats (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed;
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return choices[((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, choices.length)];
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const record = (value: unknown) => (value ?? {}) as Node;

/** What a reference means, in a bundled document. */
function resolved(document: Contract, value: unknown): Node {
  const reference = record(value)['$ref'];
  if (typeof reference !== 'string') return record(value);
  const path = reference.slice(2).split('/');
  return resolved(
    document,
    path.reduce<unknown>((node, key) => record(node)[key.replaceAll('~1', '/')], document),
  );
}

const operationsOf = ({ paths }: Contract) =>
  Object.values(paths).flatMap((item) =>
    METHODS.flatMap((method) => (item[method] ? [{ item, method, operation: item[method] }] : [])),
  );

const bodies = (document: Contract, direction: 'request' | 'response') =>
  operationsOf(document).flatMap(({ operation }) => {
    const owners =
      direction === 'request'
        ? [operation['requestBody']]
        : Object.entries(record(operation['responses'])).flatMap(([status, response]) =>
            status.startsWith('2') ? [response] : [],
          );
    return owners.flatMap((owner) =>
      Object.values(record(resolved(document, owner)['content'])).flatMap((media) => {
        const { schema } = record(media);
        return schema === undefined ? [] : [schema];
      }),
    );
  });

/** A schema below the body of an operation, reached by properties, items and unions. */
function schemaBelow(
  document: Contract,
  direction: 'request' | 'response',
  random: Random,
  fits: (schema: Node) => boolean,
): Node | undefined {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const found = new Set<Node>();
  const visit = (value: unknown) => {
    const schema = resolved(document, value);
    if (found.has(schema) || schema[hidden] === true) return;
    found.add(schema);
    for (const inner of Object.values(record(schema['properties']))) visit(inner);
    if (schema['items']) visit(schema['items']);
    for (const keyword of ['oneOf', 'anyOf', 'allOf'])
      for (const inner of (schema[keyword] ?? []) as unknown[]) visit(inner);
  };
  const body = random(bodies(document, direction));
  if (body !== undefined) visit(body);
  return random([...found].filter(fits));
}

const isObject = (schema: Node) => Object.keys(record(schema['properties'])).length > 0;
const isPlainText = (schema: Node) =>
  schema['type'] === 'string' && !('enum' in schema) && !('const' in schema);
const isNumber = (schema: Node) => schema['type'] === 'integer' || schema['type'] === 'number';
const listOf = (schema: Node, keyword: string) => (schema[keyword] ?? []) as unknown[];
const isShown = (document: Contract, schema: Node, name: string, hidden: string) =>
  resolved(document, record(schema['properties'])[name])[hidden] !== true;

/** Breaks a contract and says what was done; undefined where there is nothing of that kind to break. */
export type Operator = (document: Contract, random: Random) => string | undefined;

const inSchema =
  (
    direction: 'request' | 'response',
    fits: (schema: Node) => boolean,
    change: (schema: Node, random: Random, document: Contract) => string | undefined,
  ): Operator =>
  (document, random) => {
    const schema = schemaBelow(document, direction, random, fits);
    return schema && change(schema, random, document);
  };

const removeProperty = (schema: Node, random: Random) => {
  const properties = record(schema['properties']);
  const name = random(Object.keys(properties)) ?? '';
  Reflect.deleteProperty(properties, name);
  schema['required'] = listOf(schema, 'required').filter((one) => one !== name);
  return `removed the property ${name}`;
};
const changeType = (schema: Node) => {
  schema['type'] = schema['type'] === 'boolean' ? 'integer' : 'boolean';
  return `changed the type to ${String(schema['type'])}`;
};
const set = (keyword: string, value: (schema: Node) => unknown) => (schema: Node) => {
  schema[keyword] = value(schema);
  return `set ${keyword} to ${JSON.stringify(schema[keyword])}`;
};
const drop = (keyword: string) => (schema: Node) => {
  Reflect.deleteProperty(schema, keyword);
  return `dropped ${keyword}`;
};
const hasNo = (keyword: string, fits: (schema: Node) => boolean) => (schema: Node) =>
  fits(schema) && !(keyword in schema);
const has = (keyword: string) => (schema: Node) => keyword in schema && !('enum' in schema);

const inOperation =
  (change: (operation: Node, random: Random, document: Contract) => string | undefined): Operator =>
  (document, random) => {
    const found = random(operationsOf(document));
    return found && change(found.operation, random, document);
  };

/** Breaks that no client of the old contract is safe from. */
export const OPERATORS: Readonly<Record<string, Operator>> = {
  'request: a property removed': inSchema('request', isObject, removeProperty),
  'request: a required property added': inSchema('request', isObject, (schema) => {
    record(schema['properties'])['brandNew'] = { type: 'string' };
    schema['required'] = [...listOf(schema, 'required'), 'brandNew'];
    return 'added brandNew';
  }),
  'request: a property required': inSchema('request', isObject, (schema, random, document) => {
    const optional = Object.keys(record(schema['properties'])).filter(
      (name) =>
        !listOf(schema, 'required').includes(name) && isShown(document, schema, name, 'readOnly'),
    );
    const name = random(optional);
    if (name === undefined) return undefined;
    schema['required'] = [...listOf(schema, 'required'), name];
    return `required ${name}`;
  }),
  'request: an enum value removed': inSchema(
    'request',
    (schema) => listOf(schema, 'enum').length > 1,
    (schema) => `removed ${String(listOf(schema, 'enum').pop())}`,
  ),
  'request: another type': inSchema(
    'request',
    (schema) => typeof schema['type'] === 'string',
    changeType,
  ),
  'request: a shorter text': inSchema(
    'request',
    isPlainText,
    set('maxLength', (schema) => Math.max(0, Number(schema['maxLength'] ?? 9) - 1)),
  ),
  'request: a longer text': inSchema(
    'request',
    isPlainText,
    set('minLength', (schema) => Number(schema['minLength'] ?? 0) + 1),
  ),
  'request: a pattern': inSchema(
    'request',
    hasNo('pattern', isPlainText),
    set('pattern', () => '^[a-f]{3}$'),
  ),
  'request: a larger number': inSchema(
    'request',
    isNumber,
    set('minimum', (schema) => Number(schema['minimum'] ?? -100) + 1),
  ),
  'request: a multiple': inSchema(
    'request',
    hasNo('multipleOf', isNumber),
    set('multipleOf', () => 7),
  ),
  'response: a property removed': inSchema('response', isObject, removeProperty),
  'response: a property optional': inSchema(
    'response',
    (schema) => listOf(schema, 'required').length > 0,
    (schema) => `made ${String(listOf(schema, 'required').pop())} optional`,
  ),
  'response: an enum value added': inSchema(
    'response',
    (schema) => 'enum' in schema,
    (schema) => {
      schema['enum'] = [...listOf(schema, 'enum'), 'brand-new'];
      return 'added brand-new';
    },
  ),
  'response: null allowed': inSchema(
    'response',
    (schema) => typeof schema['type'] === 'string',
    (schema) => {
      schema['type'] = [schema['type'], 'null'];
      if ('enum' in schema) schema['enum'] = [...listOf(schema, 'enum'), null];
      return 'const' in schema ? undefined : 'allowed null';
    },
  ),
  'response: another type': inSchema(
    'response',
    (schema) => typeof schema['type'] === 'string',
    changeType,
  ),
  'response: no type': inSchema('response', isPlainText, drop('type')),
  'response: any length': inSchema('response', has('maxLength'), drop('maxLength')),
  'response: any format': inSchema('response', has('format'), drop('format')),
  'response: any pattern': inSchema('response', has('pattern'), drop('pattern')),
  'response: any number': inSchema('response', has('minimum'), drop('minimum')),
  'a path removed': (document, random) => {
    const path = random(Object.keys(document.paths)) ?? '';
    Reflect.deleteProperty(document.paths, path);
    return `removed ${path}`;
  },
  'an operation removed': (document, random) => {
    const found = random(operationsOf(document));
    if (!found) return undefined;
    Reflect.deleteProperty(found.item, found.method);
    return `removed ${found.method}`;
  },
  'a required parameter added': inOperation((operation) => {
    operation['parameters'] = [
      ...listOf(operation, 'parameters'),
      { name: 'brandNew', in: 'query', required: true, schema: { type: 'string' } },
    ];
    return 'added brandNew';
  }),
  'a parameter removed': inOperation((operation) => {
    const parameters = listOf(operation, 'parameters');
    return parameters.length === 0 ? undefined : `removed ${JSON.stringify(parameters.pop())}`;
  }),
  'a success removed': inOperation((operation) => {
    const responses = record(operation['responses']);
    const status = Object.keys(responses).find((name) => name.startsWith('2'));
    if (status === undefined) return undefined;
    Reflect.deleteProperty(responses, status);
    return `removed ${status}`;
  }),
  'a media type removed': inOperation((operation, random, document) => {
    const body = resolved(document, operation['requestBody']);
    const content = record(body['content']);
    const type = random(Object.keys(content));
    if (type === undefined) return undefined;
    Reflect.deleteProperty(content, type);
    return `removed ${type}`;
  }),
  'a body required': inOperation((operation) => {
    if (operation['requestBody'] !== undefined) return undefined;
    operation['requestBody'] = { required: true, content: { 'application/json': {} } };
    return 'added a body';
  }),
  'another key': inOperation((operation) => {
    operation['security'] = [{ brandNew: [] }];
    return 'asked for brandNew';
  }),
  'another name': inOperation((operation) => {
    operation['operationId'] = 'brandNew';
    return 'renamed the operation';
  }),
};
