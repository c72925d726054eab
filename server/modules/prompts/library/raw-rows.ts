/** The rows of a statement written as SQL, which both drivers answer under this name. */
export function rowsOf<T>(result: unknown): T[] {
  return (result as { rows: T[] }).rows;
}
