/** Orval greets on standard output each time; its warnings go to standard error and stay. */
export async function quietly(work: () => Promise<unknown>): Promise<void> {
  const { log } = console;
  console.log = () => {};
  try {
    await work();
  } finally {
    console.log = log;
  }
}
