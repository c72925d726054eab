import type { Checker } from '../checker/checker.ts';
import {
  resolve,
  responseFor,
  type ContractDocument,
  type ExampleObject,
  type MediaType,
  type Operation,
} from '../document/document.ts';
import type { AnswerFault } from './checks.ts';
import { textOf, type Exchange } from './client.ts';
import { textFaults, type StreamEvent } from './stream-texts.ts';

/** The events of a stream (WHATWG server-sent events), comments left out. */
export function eventsOf(text: string): StreamEvent[] {
  return text
    .split(/\r\n\r\n|\n\n|\r\r/)
    .map((block) => {
      const fields = block.split(/\r\n|\n|\r/).map((line) => {
        const at = line.indexOf(':');
        return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')];
      });
      const values = (name: string) =>
        fields.filter(([key]) => key === name).map(([, value]) => value);
      return {
        name: values('event').at(-1) ?? '',
        data: values('data').join('\n'),
        is: values('data').length > 0,
      };
    })
    .filter(({ is }) => is)
    .map(({ name, data }) => ({ name, data }));
}

/** What is wrong with a stream's events: each against its schema, all against the order of the contract's examples. */
export function streamFaults(
  document: ContractDocument,
  checker: Checker,
  operation: Operation,
  exchange: Exchange,
): AnswerFault[] {
  const media = responseFor(operation, exchange.status)?.object.content?.['text/event-stream'];
  const name = (media as { 'x-sse-event'?: string } | undefined)?.['x-sse-event'];
  if (!media) return [];
  const text = textOf(exchange);
  const events = eventsOf(text);
  const faults: AnswerFault[] = [];
  if (text !== '' && !/(?:\r\n\r\n|\n\n|\r\r)$/.test(text))
    faults.push({ check: 'stream-event', text: 'The stream ends in the middle of an event' });
  if (events.length === 0) faults.push({ check: 'stream-event', text: 'The stream has no events' });
  const pointer = `/components/schemas/${name}`;
  for (const [at, { name: type, data }] of name === undefined ? [] : events.entries()) {
    const value = parsed(data);
    const wrong = value === undefined ? 'the data is no JSON' : checker.mismatch(pointer, value);
    const inner = (value as { type?: unknown } | undefined)?.type;
    if (wrong !== undefined)
      faults.push({ check: 'stream-event', text: `Event ${at + 1} (${type}): ${wrong}`, pointer });
    else if (typeof inner === 'string' && type !== '' && inner !== type)
      faults.push({
        check: 'stream-event',
        text: `Event ${at + 1} is named ${type} and its data ${inner}`,
        pointer,
      });
  }
  const examples = examplesOf(document, media);
  const sequences = examples.map((example) => example.map(({ name: type }) => type));
  return [...faults, ...orderFaults(sequences, events), ...textFaults(examples, events)];
}

/** The events of each documented example of a stream. */
function examplesOf(document: ContractDocument, media: MediaType): StreamEvent[][] {
  const examples = [
    ...(media.example === undefined ? [] : [media.example]),
    ...Object.values(media.examples ?? {}).map(
      (example) => resolve<ExampleObject>(document, example).value,
    ),
  ];
  return examples
    .filter((example) => typeof example === 'string')
    .map((example) => eventsOf(example))
    .filter((events) => events.length > 0);
}

/** Streams begin and end as an example does, and what comes first in every example never comes later. */
function orderFaults(
  sequences: readonly string[][],
  events: readonly StreamEvent[],
): AnswerFault[] {
  const names = events.map(({ name }) => name);
  const [first] = names;
  if (sequences.length === 0 || first === undefined) return [];
  const fault = (text: string): AnswerFault => ({ check: 'stream-order', text });
  const begins = new Set(sequences.map((sequence) => sequence[0]));
  const ends = new Set(sequences.map((sequence) => sequence.at(-1)));
  const last = names.at(-1);
  return [
    ...(begins.has(first)
      ? []
      : [fault(`The stream begins with ${first}, the examples with ${[...begins].join(' or ')}`)]),
    ...(ends.has(last)
      ? []
      : [fault(`The stream ends with ${last}, the examples with ${[...ends].join(' or ')}`)]),
    ...names
      .slice(1)
      .filter((name) => begins.has(name) && !ends.has(name))
      .map((name) => fault(`${name} comes a second time`)),
    ...names
      .slice(0, -1)
      .filter((name) => ends.has(name) && !begins.has(name))
      .map((name) => fault(`${name} comes before the end`)),
  ];
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return undefined;
  }
}
