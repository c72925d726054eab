/** What a refused submission says: structural, so that `ui` needs no contract. */
export type SubmitError = {
  message: string;
  /** Per field, by the names of the form's own fields. */
  errors?: readonly { field: string; message: string }[] | undefined;
};
