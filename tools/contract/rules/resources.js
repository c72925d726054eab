const ROLES = ['list', 'create', 'read', 'change', 'delete', 'restore'];
const OF_ONE = ['read', 'change', 'delete', 'restore'];
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The resource that an operation names, with what the message says where a value is wrong. */
function faultsOf({ 'x-resource': resource, responses = {} }, path) {
  const { name, role, id, ...rest } = resource;
  const faults = [];
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name ?? '')) faults.push('name is a word in lower case');
  if (!ROLES.includes(role)) faults.push(`role is one of ${ROLES.join(', ')}`);
  if (!/^[a-z][A-Za-z]*$/.test(id ?? '')) faults.push('id is the name of a field');
  for (const key of Object.keys(rest)) faults.push(`${key} is not known`);
  if (OF_ONE.includes(role) && !path.includes('{')) faults.push(`${role} has its item in the path`);
  if (OF_ONE.includes(role) && !('404' in responses)) faults.push(`${role} declares 404`);
  return faults;
}

/** Each `x-resource` is well formed, and the operations of one resource fit together. */
export default ({ paths = {} }) => {
  const own = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) =>
      item[method]?.['x-resource']
        ? [{ operation: item[method], path, at: ['paths', path, method, 'x-resource'] }]
        : [],
    ),
  );
  const results = own.flatMap(({ operation, path, at }) =>
    faultsOf(operation, path).map((message) => ({ message: `x-resource: ${message}.`, path: at })),
  );
  const byName = Map.groupBy(own, ({ operation }) => operation['x-resource'].name);
  for (const [name, members] of byName) {
    const say = (text) =>
      results.push({ message: `x-resource: ${name} ${text}.`, path: members.at(-1).at });
    const count = (role) =>
      members.filter(({ operation }) => operation['x-resource'].role === role).length;
    if (new Set(members.map(({ operation }) => operation['x-resource'].id)).size > 1)
      say('has one id');
    if (count('read') > 1) say('is read by one operation');
    if (count('delete') > 1) say('is deleted by one operation');
    if (count('list') + count('read') === 0) say('is listed or read');
  }
  return results;
};
