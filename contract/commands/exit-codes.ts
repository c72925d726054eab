/** How every command of the kit ends. An interrupted one ends with 130, by its signal. */
export const EXIT = {
  clean: 0,
  violations: 1,
  usage: 2,
  unreachable: 3,
  unreadable: 4,
} as const;
