/** Reports components that nothing refers to. An event's schema is referred to by its name, in x-sse-event. */
export default (document) => {
  const used = new Set();
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (typeof node.$ref === 'string') used.add(node.$ref);
    if (typeof node['x-sse-event'] === 'string')
      used.add(`#/components/schemas/${node['x-sse-event']}`);
    for (const value of Object.values(node)) visit(value);
  };
  visit(document);
  return Object.entries(document.components ?? {})
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, components]) =>
      Object.keys(components)
        .filter((name) => !used.has(`#/components/${kind}/${name}`))
        .map((name) => ({
          message: `Nothing refers to ${name}.`,
          path: ['components', kind, name],
        })),
    );
};
