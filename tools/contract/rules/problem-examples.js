/** A problem's example agrees with its place: status, type, path and a field that the operation has. */
export default (operation, _options, context) => {
  const path = String(context.path[1] ?? '');
  const own = new RegExp(
    `^${path
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('{token}', '\\*{3}')
      .replaceAll(/\{\w+\}/g, '[^/{}]+')}$`,
  );
  const fields = fieldsOf(operation);
  const faults = [];
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const examples = response.content?.['application/problem+json']?.examples ?? {};
    for (const [name, { value = {} }] of Object.entries(examples)) {
      const say = (condition, message) =>
        condition && faults.push({ message: `${status} ${name}: ${message}` });
      say(value.status !== Number(status), `has the status ${value.status}`);
      say(value.type !== `/problems/${value.code}`, `type and code differ: ${value.type}`);
      say(!own.test(value.instance ?? ''), `names another path: ${value.instance}`);
      for (const { field } of value.errors ?? [])
        say(
          !fields.has(field.split('.')[0]),
          `names a field that the request does not have: ${field}`,
        );
    }
  }
  return faults;
};

function fieldsOf(operation) {
  const fields = new Set((operation.parameters ?? []).map((parameter) => parameter.name));
  const visit = (schema) => {
    for (const name of Object.keys(schema?.properties ?? {})) fields.add(name);
    for (const keyword of ['oneOf', 'anyOf', 'allOf'])
      for (const inner of schema?.[keyword] ?? []) visit(inner);
  };
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) visit(schema);
  return fields;
}
