/** What every answer declares: its headers, the one problem schema, and nothing below a 204. */
export default (operation) => {
  const faults = [];
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    const say = (condition, message) =>
      condition && faults.push({ message: `${status}: ${message}` });
    say(!response.headers?.['X-Request-Id'], 'X-Request-Id is not declared.');
    say(
      ['429', '503'].includes(status) && !response.headers?.['Retry-After'],
      'Retry-After is not declared.',
    );
    say(status === '204' && response.content, 'A 204 has no content.');
    const problem = response.content?.['application/problem+json']?.schema;
    say(
      /^[45]/.test(status) && problem && !problem.properties?.requestId,
      'An error has the schema Problem.',
    );
  }
  return faults;
};
