// A repeat of these does nothing twice: a restored prompt is restored, a card's set-up is used once.
const REPEATABLE = ['restorePrompt', 'saveCard'];

/** What every request keeps: a required body, repeated lists, bounded pages, a key where it costs. */
export default (operation, _options, context) => {
  const faults = [];
  const say = (condition, message) => condition && faults.push({ message });
  const [, path, method] = context.path;
  const parameters = operation.parameters ?? [];
  const body = operation.requestBody;
  say(!String(path).startsWith('/api/'), 'A path begins with /api.');
  say(body && body.required !== true, 'A body is required.');
  for (const { name, in: place, explode, schema } of parameters) {
    say(
      place === 'query' && schema?.type === 'array' && explode === false,
      `${name}: a list repeats its name.`,
    );
    say(name === 'pageSize' && !(schema?.maximum <= 100), 'pageSize goes to 100.');
  }
  const costs =
    method === 'post' &&
    operation.responses?.['402'] &&
    !REPEATABLE.includes(operation.operationId);
  say(
    costs && !parameters.some(({ name }) => name === 'Idempotency-Key'),
    'What costs takes an Idempotency-Key.',
  );
  return faults;
};
