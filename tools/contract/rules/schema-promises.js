const MONEY = /^(amount|subtotal|total|tax|discount|credit|dueToday)$/;

/** What every schema keeps, however deep: names, ids, times, money, closed objects, bounds, defaults. */
export default (schema) => {
  const faults = [];
  const seen = new Set();
  const visit = (node, name) => {
    if (!node || typeof node !== 'object' || seen.has(node)) return;
    seen.add(node);
    const types = [node.type ?? []].flat();
    const say = (condition, message) =>
      condition && faults.push({ message: `${name}: ${message}` });
    say(types.includes('object') && node.additionalProperties === undefined, 'an open object');
    say(
      types.includes('number') && (node.minimum === undefined || node.maximum === undefined),
      'a number without bounds',
    );
    say(
      node.enum && node.default !== undefined && !node.enum.includes(node.default),
      'the default is none of its values',
    );
    const properties = node.properties ?? {};
    for (const [key, value] of Object.entries(properties)) {
      const told = [value?.type ?? []].flat();
      const text = told.includes('string') || told.length === 0;
      const tell = (condition, message) =>
        condition && faults.push({ message: `${key}: ${message}` });
      tell(!/^[a-z][a-zA-Z0-9]*$/.test(key), 'a property is camelCase');
      tell(
        text && /[a-z](At|Until)$/.test(key) && formatOf(value) !== 'date-time',
        'a time has format date-time',
      );
      tell(
        key === 'id' && told.includes('string') && !value.pattern && formatOf(value) !== 'uuid',
        'an id has format uuid',
      );
      tell(
        'currency' in properties &&
          MONEY.test(key) &&
          told.length > 0 &&
          !told.includes('integer') &&
          !told.includes('object'),
        'money is an integer in minor units',
      );
      visit(value, key);
    }
    tellMoney(node, properties, faults);
    for (const key of ['items', 'additionalProperties']) visit(node[key], name);
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      for (const inner of node[key] ?? []) visit(inner, name);
  };
  visit(schema, 'schema');
  return faults;
};

const formatOf = (value) =>
  value?.format ??
  [...(value?.anyOf ?? []), ...(value?.oneOf ?? [])].find((one) => one.format)?.format;

/** An amount says its currency. */
function tellMoney(node, properties, faults) {
  if (properties.currency && 'amount' in properties && !(node.required ?? []).includes('currency'))
    faults.push({ message: 'currency: required with an amount' });
}
