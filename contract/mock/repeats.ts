import type { Operation } from '../document/document.ts';
import type { Memory } from './memory.ts';
import type { Asked, Remembered } from './asked.ts';

const KEY = 'idempotency-key';
const REPLAYED = 'idempotency-replayed';

/** Answers by `Idempotency-Key`, where an operation documents it: the same request is answered again, another one refused. */
export function createRepeats(memory: Memory) {
  const takesKey = new WeakMap<Operation, boolean>();
  const isKeyed = (operation: Operation): boolean => {
    const known =
      takesKey.get(operation) ??
      operation.parameters.some((one) => one.in === 'header' && one.name.toLowerCase() === KEY);
    takesKey.set(operation, known);
    return known;
  };

  return {
    once(operation: Operation, asked: Asked, work: () => Remembered): Remembered {
      const key = isKeyed(operation) ? asked.headers[KEY] : undefined;
      if (key === undefined) return work();
      const kept = memory.repeats(asked.session);
      const name = `${operation.id} ${String(key)}`;
      const request = JSON.stringify([asked.path, asked.body]);
      const known = kept.get(name);
      if (known && known.request !== request) return 'reused';
      if (known)
        return { ...known.answer, headers: { ...known.answer.headers, [REPLAYED]: 'true' } };
      const answer = work();
      // The first answer is no repeat, though the contract shows the header of one.
      if (typeof answer === 'string') return answer;
      const { [REPLAYED]: _replayed, ...headers } = answer.headers;
      const first = { ...answer, headers };
      kept.set(name, { request, answer: first });
      return first;
    },
  };
}
