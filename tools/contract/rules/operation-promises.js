/** What follows from an operation's own shape: which errors it must declare, and which header it reads. */
export default (operation, _options, context) => {
  const problems = [];
  const need = (condition, message) => condition || problems.push({ message });
  const statuses = new Set(Object.keys(operation.responses ?? {}));
  const parameters = operation.parameters ?? [];
  const isPublic = Array.isArray(operation.security) && operation.security.length === 0;

  need(
    parameters.some((parameter) => parameter.name === 'Accept-Language'),
    'Accept-Language is not declared.',
  );
  need(isPublic || statuses.has('401'), 'A secured operation declares 401.');
  need(statuses.has('503'), '503 is not declared.');
  if (operation.requestBody) {
    for (const status of ['400', '413', '415', '422'])
      need(statuses.has(status), `An operation with a body declares ${status}.`);
    need(Number.isInteger(operation['x-body-limit']), 'A body has a limit: x-body-limit in bytes.');
  }
  const signature = operation['x-signature'];
  if (signature !== undefined) {
    need(operation.requestBody, 'What is signed has a body.');
    need(
      parameters.some(({ name, in: place }) => place === 'header' && name === signature),
      `x-signature: the header ${signature} is not declared.`,
    );
  }
  if (parameters.some((parameter) => parameter.in === 'query'))
    need(statuses.has('422'), 'An operation with query parameters declares 422.');
  if (parameters.some((parameter) => parameter.in === 'path'))
    need(
      statuses.has('404') || statuses.has('410'),
      'An operation with an id in its path declares 404 (or 410 for a link).',
    );
  const path = String(context.path[1] ?? '');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  for (const name of inPath)
    need(
      parameters.some((parameter) => parameter.in === 'path' && parameter.name === name),
      `{${name}} is not declared.`,
    );
  return problems;
};
