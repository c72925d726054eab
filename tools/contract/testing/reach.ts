import { text } from './clean-contract.ts';

/* eslint-disable typescript/no-unsafe-* -- plants reach into a document whose shape they break. */
export type Loose = Record<string, never> & { [key: string]: Loose };

/** A rule, what breaks it, and the change that does. */
export type Plant = [rule: string, fault: string, plant: (document: Loose) => unknown];

export const list = (document: Loose) => document['paths']!['/api/things']!['get']!;
export const save = (document: Loose) => document['paths']!['/api/things']!['post']!;
export const schemas = (document: Loose) => document['components']!['schemas']!;
export const schemes = (document: Loose) => document['components']!['securitySchemes']!;
export const thing = (document: Loose) => schemas(document)['Thing']!['properties']!;
export const page = (document: Loose) => schemas(document)['ThingPage']!['properties']!;
export const parametersOf = (operation: Loose) => operation['parameters'] as unknown as unknown[];
export const answer = (document: Loose) =>
  list(document)['responses']!['200']!['content']!['application/json']!;
export const problemOf = (document: Loose, status: string) =>
  list(document)['responses']![status]!['content']!['application/problem+json']!;
export const shown = (document: Loose, status: string) =>
  (Object.values(problemOf(document, status)['examples']!)[0] as unknown as Loose)['value'];
export const set = (target: Loose | undefined, change: object) => Object.assign(target!, change);
export const name = (document: Loose, change: object) => set(thing(document)['name'], change);
export const move = (document: Loose, path: string) =>
  set(document, { paths: { [path]: document['paths']!['/api/things'] } });
export const stream = (document: Loose, event: string, value: string) =>
  set(save(document)['responses']!['200']!['content'], {
    'text/event-stream': {
      schema: text(99),
      'x-sse-event': event,
      examples: { default: { summary: 'A stream', value } },
    },
  });
