/** For servers that take any token, as the mock does: two people, and a word for each mailed token. */
const person = (name) => ({ authorization: `Bearer ${name}` });

export default {
  prepare: async () => ({
    actors: { owner: person('first-person'), other: person('second-person') },
  }),
  inputs: (workflowId) => ({
    email: `${workflowId}@example.com`,
    memberEmail: `${workflowId}-member@example.com`,
    title: 'A letter',
  }),
  mailedToken: async () => 'pwi_K3J9yX2mQ7vB5nR8tW4zL6cH1sD0fG2aP9eU7iO5xYw',
};
