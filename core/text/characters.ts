/** How many characters (code points) a text has, as JSON Schema counts; `length` counts UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Whether a text has more characters than `maximum`; counts only what is near it. */
export function isLongerThan(text: string, maximum: number): boolean {
  return text.length > maximum && characterCount(text) > maximum;
}
