// Adapter for contract:check. Copy it, fill in what your server needs, and pass it:
//   npm run contract:check -- --url https://api.example.com --contract openapi.yaml --adapter my-adapter.mjs
// Only `prepare` is required. What is absent is made up from the contract.

/** Signs a person in. Here: by a password, for a token. */
async function signIn(url, email, password) {
  const answer = await fetch(`${url}/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}

export default {
  /**
   * Called once, before anything is sent. `actors` are request headers that sign people in: `owner` makes
   * requests that must succeed, `other` must not reach what is the owner's.
   */
  async prepare({ url }) {
    return {
      actors: {
        owner: await signIn(url, process.env.CHECK_EMAIL, process.env.CHECK_PASSWORD),
        // member, viewer and admin are people of other roles; "mayUse" below says what they may.
        // other: await signIn(url, process.env.CHECK_OTHER_EMAIL, process.env.CHECK_OTHER_PASSWORD),
      },
      // Checks that this server cannot pass, and why; the report repeats the reasons.
      // skip: { 'existence-leaked': 'Ids are public here.' },
    };
  },

  /** A fresh request that has to succeed, for operations whose contract has no example that works. */
  examples(operationId) {
    if (operationId === 'createOrder') return { body: { article: 'lamp', count: 1 } };
    if (operationId === 'getOrder') return { path: { orderId: '1001' } };
    return undefined;
  },

  /** `quota` and `money` are sent few requests that succeed. */
  cost: (operationId) => (operationId === 'pay' ? 'money' : 'free'),

  // Inputs of a workflow (--workflows), by their names.
  // inputs: (workflowId) => ({ email: `check-${workflowId}-${Date.now()}@example.com` }),

  // A token that was mailed, for inputs with "x-mailed": read it from a test mailbox.
  // async mailedToken(kind, address) {},

  // Exact statuses of refusals, where the contract promises them; without, whatever HTTP leaves open is taken.
  // refusals: { malformed: [400], mediaType: [415], tooLarge: [413], invalid: [422], unknownId: [404], unauthenticated: [401] },

  // What a person's role allows; undefined where nothing says so.
  // mayUse: (actor, { id }) => (id === 'listInvoices' ? actor === 'owner' || actor === 'admin' : undefined),

  // Data of one person is private to that person.
  // isPrivate: true,

  // Requests that one person may send within a run.
  // requestsPerPerson: 1400,

  /** Called at the end. */
  // async reset() {},
};
