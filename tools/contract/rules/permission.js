const ACTIONS = ['manage', 'read', 'create', 'update', 'delete'];
const SUBJECTS = ['all', 'auth', 'account', 'dashboard', 'prompts', 'billing', 'team'];

/** Every secured operation, and no other, has x-permission, with values that the server knows. */
export default (operation) => {
  const rule = operation['x-permission'];
  const isPublic = Array.isArray(operation.security) && operation.security.length === 0;
  if (isPublic) return rule ? [{ message: 'A public operation has no x-permission.' }] : [];
  if (!rule) return [{ message: 'A secured operation has x-permission.' }];
  const { action, subject, verified, role, ownAccount, ...rest } = rule;
  const faults = [];
  if (!ACTIONS.includes(action)) faults.push(`action is one of ${ACTIONS.join(', ')}`);
  if (!SUBJECTS.includes(subject)) faults.push(`subject is one of ${SUBJECTS.join(', ')}`);
  if (verified !== undefined && verified !== true) faults.push('verified is true or absent');
  if (role !== undefined && role !== 'admin') faults.push('role is admin or absent');
  if (ownAccount !== undefined && ownAccount !== true) faults.push('ownAccount is true or absent');
  for (const key of Object.keys(rest)) faults.push(`${key} is not known`);
  const statuses = Object.keys(operation.responses ?? {});
  const refusable =
    role ||
    ownAccount ||
    verified ||
    ['billing', 'team'].includes(subject) ||
    (subject === 'prompts' && action !== 'read');
  if (refusable && !statuses.includes('403'))
    faults.push('403 is declared, since some callers get it');
  return faults.map((message) => ({ message: `x-permission: ${message}.` }));
};
