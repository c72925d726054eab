/** The product's name, and the prefix of what it stores and logs. */
export const BRAND = { name: 'Promptwell', prefix: 'promptwell' } as const;
