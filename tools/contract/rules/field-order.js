const ORDER = [
  'operationId',
  'tags',
  'summary',
  'description',
  'x-origin',
  'x-permission',
  'x-resource',
  'x-list',
  'x-body-limit',
  'x-signature',
  'security',
  'parameters',
  'requestBody',
  'x-codes',
  'x-field-codes',
  'responses',
];

/** Reports an operation whose fields are out of order or unknown to us. */
export default (operation) => {
  const fields = Object.keys(operation);
  const unknown = fields.find((field) => !ORDER.includes(field));
  if (unknown) return [{ message: `${unknown} is not a field that operations here have.` }];
  const ordered = ORDER.filter((field) => fields.includes(field));
  const wrong = fields.find((field, index) => field !== ordered[index]);
  return wrong ? [{ message: `${wrong} is out of order: ${ordered.join(', ')}.` }] : [];
};
