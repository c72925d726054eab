/** A document's text without its examples: what stays equal, the generated code does too. */
export function withoutExamples(document: object): string {
  return JSON.stringify(document, (key, value: unknown) =>
    key === 'examples' && isExamples(value) ? undefined : value,
  );
}

/** Named examples, as answers and parameters have them; a schema's are a list, a property's name is no example. */
function isExamples(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((example: unknown) => {
    if (typeof example !== 'object' || example === null) return false;
    const { $ref } = example as { $ref?: unknown };
    return 'value' in example || (typeof $ref === 'string' && $ref.includes('/examples/'));
  });
}
