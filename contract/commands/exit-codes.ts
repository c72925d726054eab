/** How every command of the kit ends. */
export const EXIT = {
  clean: 0,
  violations: 1,
  usage: 2,
  unreachable: 3,
  unreadable: 4,
  adapter: 5,
  interrupted: 130,
} as const;
