const PARTS = ['items', 'page', 'pageSize', 'total'];

/** A GET whose answer has `items` is a list: it pages as every list does, unless it is `x-list: complete`. */
export default (operation) => {
  const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
  const properties = schema?.properties;
  if (!properties?.items || operation['x-list'] === 'complete') return [];
  const takes = new Set((operation.parameters ?? []).map((parameter) => parameter.name));
  const missing = [
    ...PARTS.filter((part) => !(part in properties)).map((part) => `answer lacks ${part}`),
    ...['page', 'pageSize'].filter((name) => !takes.has(name)).map((name) => `takes no ${name}`),
  ];
  return missing.map((message) => ({ message: `A paged list: ${message}.` }));
};
