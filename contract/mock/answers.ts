import { randomOf } from '../check/random.ts';
import { madeUp } from '../check/samples/make-up.ts';
import type { Mismatch } from '../checker/schemas.ts';
import { step } from '../checker/schemas.ts';
import {
  resolve,
  type ContractDocument,
  type MediaType,
  type Operation,
  type SchemaObject,
} from '../document/document.ts';
import { fileOf } from '../check/samples/file-bytes.ts';
import type { Answer } from './answer.ts';
import { createXml } from '../check/samples/xml.ts';

/** Which documented answer is wanted; the first success where nothing is. */
export type Choice = { code?: number; example?: string };

/** A choice that the contract does not document. */
export class ChoiceError extends Error {
  override readonly name = 'ChoiceError';
}

const isJson = (type: string) => /[/+]json\b/i.test(type);
const isXml = (type: string) => /[/+]xml\b/i.test(type);

/** The documented answers of a contract: examples, and bodies made up by the seed where it shows none. */
export function createAnswers(document: ContractDocument, mismatch: Mismatch, seed: number) {
  const given = new Map<string, Answer>();
  const xmlOf = createXml(document, mismatch);

  /** A status of the contract by which a number is documented: itself, its range or `default`. */
  function documented({ responses }: Operation, code: number) {
    const names = [String(code), `${String(code)[0]}XX`, 'DEFAULT'];
    return names
      .map((name) => responses.find(({ status }) => status.toUpperCase() === name))
      .find((one) => one !== undefined);
  }

  function success({ responses }: Operation): number {
    const [first] = responses
      .map(({ status }) => Number(status.replace(/XX$/i, '00')))
      .filter((status) => status >= 200 && status < 400);
    return first ?? 200;
  }

  function make(operation: Operation, code: number, example?: string, accept = '*/*'): Answer {
    const found = documented(operation, code);
    if (!found)
      return { status: code, headers: {}, type: undefined, body: undefined, schema: undefined };
    const { object } = found;
    const written = operation.object.responses[found.status];
    const pointer =
      written?.$ref?.slice(1) ??
      `/paths/${step(operation.path)}/${operation.method}/responses/${step(found.status)}`;
    const content = Object.entries(object.content ?? {});
    const [type, media] =
      content.find(([name]) => accept.includes(name.split(';')[0] ?? name)) ??
      content.find(([name]) => isJson(name)) ??
      content[0] ??
      [];
    const at = type === undefined ? undefined : `${pointer}/content/${step(type)}/schema`;
    const label = `${operation.id} ${code}`;
    return {
      status: code,
      headers: headersOf(object.headers ?? {}, pointer, label),
      type: type?.replace('*/*', 'application/octet-stream').replace('/*', '/plain'),
      body: type !== undefined && media && at ? bodyOf(type, media, at, label, example) : undefined,
      schema:
        type !== undefined && isJson(type) && media?.schema && at !== undefined
          ? { pointer: at, schema: media.schema }
          : undefined,
    };
  }

  function headersOf(
    declared: Record<string, { $ref?: string; schema?: SchemaObject; example?: unknown }>,
    pointer: string,
    label: string,
  ): Record<string, string> {
    return Object.fromEntries(
      Object.entries(declared).map(([name, reference]) => {
        const { schema, example } = resolve(document, reference);
        const at = `${reference.$ref?.slice(1) ?? `${pointer}/headers/${step(name)}`}/schema`;
        const random = randomOf(seed, `${label} ${name}`);
        const value =
          example ?? (schema ? madeUp(document, { pointer: at, schema }, random, mismatch) : '1');
        return [name.toLowerCase(), String(value)];
      }),
    );
  }

  function bodyOf(
    type: string,
    media: MediaType,
    pointer: string,
    label: string,
    example?: string,
  ): unknown {
    const named = Object.entries(media.examples ?? {});
    const wanted = named.find(([name]) => name === example) ?? named[0];
    if (example !== undefined && wanted?.[0] !== example)
      throw new ChoiceError(
        `There is no example ${example}; there are: ${named.map(([name]) => name).join(', ') || 'none'}.`,
      );
    const shown = wanted ? resolve(document, wanted[1]).value : media.example;
    const { schema } = media;
    if (isXml(type) && typeof shown !== 'string' && schema) {
      const part = { pointer, schema };
      return xmlOf(part, shown ?? madeUp(document, part, randomOf(seed, label), mismatch));
    }
    if (!isJson(type)) return shown === undefined ? fileOf(type) : shown;
    const fits = shown !== undefined && (!schema || mismatch(pointer, shown) === undefined);
    if (fits || !schema) return shown ?? {};
    return madeUp(document, { pointer, schema }, randomOf(seed, label), mismatch);
  }

  /** @throws ChoiceError */
  function of(operation: Operation, { code, example }: Choice = {}, accept?: string): Answer {
    if (code !== undefined && !documented(operation, code))
      throw new ChoiceError(
        `${operation.id} documents the statuses ${operation.responses.map(({ status }) => status).join(', ')}.`,
      );
    const key = JSON.stringify([operation.id, code, example, accept]);
    const known = given.get(key) ?? make(operation, code ?? success(operation), example, accept);
    // Clients choose the words of Accept; what is kept must not grow with them.
    if (given.size < 10_000) given.set(key, known);
    return known;
  }

  return {
    isDocumented: (operation: Operation, code: number) => documented(operation, code) !== undefined,
    of,
    /** The same answer in the media type that a request asks for by name, where the contract documents it. */
    as(operation: Operation, answer: Answer, accept = '*/*'): Answer {
      const { status, type, schema, body } = answer;
      if (type === undefined || accept.includes(type) || !documented(operation, status))
        return answer;
      const other = of(operation, { code: status }, accept);
      if (other.type === undefined || other.type === type) return answer;
      if (isJson(type) && isJson(other.type)) return { ...answer, type: other.type };
      if (!schema || !isXml(other.type)) return other;
      return { ...answer, type: other.type, body: xmlOf(schema, body), schema: undefined };
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;
