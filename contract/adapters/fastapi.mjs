// Adapter for a server in Python: FastAPI with its OAuth2 password form, as the project's full-stack template has it.
// Nothing in it depends on the language; it shows a form instead of JSON, people made by the run, and data to clean up.
//   npx contract-check --url http://127.0.0.1:8000 --contract http://127.0.0.1:8000/api/v1/openapi.json --adapter fastapi.mjs

const PASSWORD = 'cedar-lantern-42';
let base = '';
/** Bearer tokens of the people that the run has made. */
let people = [];

async function call(method, path, { body, token } = {}) {
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Signs a new person up, and in by the password form. */
async function signUp(name) {
  const email = `check-${name}-${Date.now().toString(36)}@example.com`;
  await call('POST', '/api/v1/users/signup', {
    body: { email, password: PASSWORD, full_name: `Check ${name}` },
  });
  const form = new URLSearchParams({ username: email, password: PASSWORD });
  const { access_token: token } = await call('POST', '/api/v1/login/access-token', { body: form });
  people.push(token);
  return { authorization: `Bearer ${token}` };
}

export default {
  async prepare({ url }) {
    base = url;
    people = [];
    return {
      actors: { owner: await signUp('owner'), other: await signUp('other') },
      notes: ['Operations of superusers are asked as an ordinary person, and refused.'],
    };
  },

  /** FastAPI names operations by tag and function. */
  examples(operationId) {
    if (operationId.endsWith('create_item'))
      return { body: { title: 'A lamp', description: 'Brass' } };
    return undefined;
  },

  /** Deleting the account ends the run for everybody after it, so no request of that kind succeeds. */
  cost: (operationId) => (operationId.endsWith('delete_user_me') ? 'money' : 'free'),

  // FastAPI refuses what it cannot read and what breaks a schema alike, and another person's item with 403.
  refusals: {
    malformed: [422],
    mediaType: [422],
    tooLarge: [413, 422],
    invalid: [422],
    unknownId: [404, 422],
    unauthenticated: [401, 403],
  },
  isPrivate: true,

  async reset() {
    for (const token of people) await call('DELETE', '/api/v1/users/me', { token });
  },
};
