export type NameDraft = { firstName: string; lastName: string; email: string };

/** What the registration form keeps; a password is never among it. */
export function isNameDraft(value: unknown): value is NameDraft {
  const draft = value as Partial<Record<keyof NameDraft, unknown>> | null;
  return (
    typeof draft === 'object' &&
    typeof draft?.firstName === 'string' &&
    typeof draft.lastName === 'string' &&
    typeof draft.email === 'string'
  );
}
