/** The rules for a parameter or header that a client sends, and for one that it reads. */
export const PART_RULES = {
  request: {
    added: 'parameter-added',
    requiredAdded: 'required-parameter-added',
    removed: 'parameter-removed',
    requiredRemoved: 'parameter-removed',
    becameRequired: 'parameter-became-required',
    becameOptional: 'parameter-became-optional',
  },
  response: {
    added: 'header-added',
    requiredAdded: 'header-added',
    removed: 'header-removed',
    requiredRemoved: 'required-header-removed',
    becameRequired: 'header-became-required',
    becameOptional: 'header-became-optional',
  },
} as const;
