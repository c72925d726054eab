import type { JobTopic } from './topic.ts';

/** @throws Error that names the topic and the fields, never their values: they may be secret. */
export function parsePayload<Payload>(topic: JobTopic<Payload>, payload: unknown): Payload {
  const parsed = topic.payload.safeParse(payload);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(
    ({ path, code }) => `${path.join('.') || 'payload'} ${code}`,
  );
  throw new Error(`Invalid payload for job topic "${topic.name}": ${fields.join(', ')}`);
}
