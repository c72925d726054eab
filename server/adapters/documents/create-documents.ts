import { Worker } from 'node:worker_threads';
import {
  DocumentsBusy,
  type DocumentsPort,
  DocumentsTimeout,
  DocumentsTooLarge,
  type DocumentPrompt,
} from '#server/ports/documents.ts';
import type { Job, JobResult } from './job.ts';

export type DocumentsSetup = {
  /** The product's name, in header, footer and properties. */
  brand: string;
  /** Documents made at a time (2), waiting (20), milliseconds for each (8,000), bytes of text (100 KB). */
  workers?: number;
  queue?: number;
  timeoutMs?: number;
  maxBytes?: number;
};

/** Milliseconds that a document may take: the contract promises an answer within ten seconds. */
export const DOCUMENT_MS = 8_000;

type WorkOf<J> = J extends Job ? Omit<J, 'id' | 'brand'> : never;
type Work = WorkOf<Job>;

type Task = {
  job: Job;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: Error) => void;
};

type Slot = { worker?: Worker; task?: Task; timer?: NodeJS.Timeout };

const textBytes = ({ body, ...rest }: DocumentPrompt): number =>
  Buffer.byteLength(body) + Buffer.byteLength(JSON.stringify(rest));

/**
 * Documents made in worker threads, since Typst is synchronous. A worker that exceeds the time limit is
 * terminated and replaced; the next document pays its start (a third of a second). Not piscina: 1.4 MB
 * with a native part, for the half of this file that is the pool.
 */
export const createDocuments = (
  setup: DocumentsSetup,
): DocumentsPort & { close(): Promise<void> } => {
  const { brand, workers = 2, queue = 20, timeoutMs = DOCUMENT_MS, maxBytes = 100_000 } = setup;
  const slots: Slot[] = Array.from({ length: workers }, () => ({}));
  const waiting: Task[] = [];
  let nextId = 1;
  let closed = false;

  const finish = (slot: Slot, settle: (task: Task) => void): void => {
    const { task } = slot;
    clearTimeout(slot.timer);
    delete slot.task;
    delete slot.timer;
    if (task) settle(task);
    const next = waiting.shift();
    if (next) start(slot, next);
    else slot.worker?.unref();
  };

  /** Ends a slot's worker, whatever it does, and settles what it was making with an error. */
  const drop = (slot: Slot, worker: Worker, error: Error): void => {
    if (slot.worker !== worker) return;
    delete slot.worker;
    void worker.terminate();
    finish(slot, (task) => task.reject(error));
  };

  const open = (slot: Slot): Worker => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512, stackSizeMb: 8 },
    });
    worker.on('message', (result: JobResult) => {
      if (slot.worker !== worker || slot.task?.job.id !== result.id) return;
      finish(slot, (task) => {
        if ('bytes' in result) task.resolve(result.bytes);
        else task.reject(new Error(result.error));
      });
    });
    worker.on('error', (error) => {
      drop(slot, worker, error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => drop(slot, worker, new Error('The document worker ended')));
    return worker;
  };

  const start = (slot: Slot, task: Task): void => {
    slot.worker ??= open(slot);
    const { worker } = slot;
    worker.ref();
    slot.task = task;
    slot.timer = setTimeout(
      () => drop(slot, worker, new DocumentsTimeout(`Not finished in ${timeoutMs} ms`)),
      timeoutMs,
    );
    worker.postMessage(task.job, []);
  };

  const submit = (work: Work, bytes: number): Promise<Uint8Array> => {
    if (closed) return Promise.reject(new Error('The documents adapter is closed'));
    if (bytes > maxBytes)
      return Promise.reject(new DocumentsTooLarge(`More than ${maxBytes} bytes of text`));
    return new Promise((resolve, reject) => {
      const task: Task = { job: { id: nextId, brand, ...work }, resolve, reject };
      nextId += 1;
      // A worker that is up already is taken first.
      const idle = slots.filter((slot) => !slot.task);
      const free = idle.find((slot) => slot.worker) ?? idle[0];
      if (free) start(free, task);
      else if (waiting.length < queue) waiting.push(task);
      else reject(new DocumentsBusy(`${queue} documents are waiting already`));
    });
  };

  return {
    render: (format, prompt, options) => submit({ format, prompt, options }, textBytes(prompt)),
    renderReceipt: (receipt) =>
      submit({ format: 'receipt', receipt }, Buffer.byteLength(JSON.stringify(receipt))),
    close: async () => {
      closed = true;
      const ended = new Error('The documents adapter was closed');
      for (const task of waiting.splice(0)) task.reject(ended);
      await Promise.all(
        slots.map(async (slot) => {
          const { worker } = slot;
          if (!worker) return;
          drop(slot, worker, ended);
          await worker.terminate();
        }),
      );
    },
  };
};
