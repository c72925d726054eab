import type { Database } from '#server/db/client.ts';
import type { Schedule } from './schedule.ts';
import type { JobTopic } from './topic.ts';

/** Does one job. A payload that it returns stays readable; otherwise the payload is erased. */
// oxlint-disable-next-line typescript/no-invalid-void-type -- a handler without a result says nothing
export type JobHandler<Payload> = (payload: Payload) => Promise<Payload | void>;

export type AddOptions = {
  /** The transaction that the job belongs to. */
  on?: Database;
  /** Idempotency key: of all jobs of the topic with this key, the first alone is done; kept for 400 days. */
  key?: string;
};

/** The queue as services use it. */
export type Jobs = Pick<Schedule, 'repeat'> & {
  add<Payload>(
    topic: JobTopic<Payload>,
    payload: NoInfer<Payload>,
    options?: AddOptions,
  ): Promise<void>;
  handle<Payload>(topic: JobTopic<Payload>, handler: JobHandler<Payload>): void;
  /** Works until nothing is due. */
  drain(): Promise<void>;
  /** Queues the recurring jobs whose period has begun, then works until nothing is due. */
  poll(): Promise<void>;
  /** Jobs of a topic, the newest first; `payload` is absent once it is erased. */
  recent<Payload>(
    topic: JobTopic<Payload>,
    limit: number,
  ): Promise<{ id: string; createdAt: Date; payload: Payload | undefined }[]>;
  start(): void;
  stop(): Promise<void>;
};
