import type { z } from 'zod';

/** A kind of job: the name that its rows carry, and the schema that its payload is held to on both ends. */
export type JobTopic<Payload> = { readonly name: string; readonly payload: z.ZodType<Payload> };

/**
 * Defines a kind of job. One definition a topic, in the file of its handler: `jobs.add` takes the payload
 * that the schema describes, and what is read back is parsed, since an older server may have written it.
 */
export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): JobTopic<Payload> {
  return { name, payload };
}

/** A kind of job that runs once in every period of `everyMs`, on one of the servers. */
export type RecurringJob = { readonly name: string; readonly everyMs: number };

/** Defines a recurring job. Periods are counted from 1970: every hour means on the hour, UTC. */
export function defineRecurringJob(name: string, everyMs: number): RecurringJob {
  return { name, everyMs };
}
