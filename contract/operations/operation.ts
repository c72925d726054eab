import type * as z from 'zod/v4/core';

/** One answer of an operation in the generated table. */
export type ResponseSpec = {
  readonly contentTypes: readonly string[];
  readonly schema: z.$ZodType | undefined;
  /** The headers it declares, in lower case. */
  readonly headers: readonly string[];
};

/** Who may use an operation: `open` needs no token, `verified` a verified address besides. */
export type Access =
  | 'open'
  | {
      readonly action: 'manage' | 'read' | 'create' | 'update' | 'delete';
      readonly subject: string;
      readonly verified?: true;
      readonly role?: 'admin';
      /** An account of one's own: no sub-user. */
      readonly ownAccount?: true;
    };

/** An operation as any document describes it: what requests are made of and answers held against. */
export type OperationShape = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly secured: boolean;
  /** In bytes, where the document has `x-body-limit`. */
  readonly bodyLimit?: number;
  readonly idempotent: boolean;
  /** The header that signs the body's bytes: `x-signature`. */
  readonly signature?: string;
  readonly queryTypes: Readonly<Record<string, string>>;
  readonly requestTypes: readonly string[];
  /** Fewest properties of the body, which generated schemas do not count. */
  readonly minProperties?: number;
  /** Most entries of a field that is a map, by field; generated schemas do not count these either. */
  readonly maxProperties?: Readonly<Record<string, number>>;
  /** Fields that another one needs beside it (`dependentRequired`), which generated schemas do not see. */
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  /** The problem codes of each status. */
  readonly codes: Readonly<Record<number, readonly string[]>>;
  /** The codes of fields at fault. */
  readonly fieldCodes: readonly string[];
  readonly responses: Readonly<
    Record<string, Readonly<{ contentTypes: readonly string[]; headers: readonly string[] }>>
  >;
};

/** One operation of the generated table (`contract/generated/operations.ts`). */
export type OperationSpec = Omit<OperationShape, 'responses'> & {
  readonly bodyLimit: number;
  readonly tag: string;
  /** `x-permission` of the contract. */
  readonly access: Access;
  readonly params: z.$ZodType | undefined;
  readonly query: z.$ZodType | undefined;
  readonly body: z.$ZodType | undefined;
  /** By status. */
  readonly responses: Readonly<Record<string, ResponseSpec>>;
};

export type OperationTable = Readonly<Record<string, OperationSpec>>;

/** The names under which a document may list a status, the nearest first: `404`, `4XX`, `default`. */
export function statusNames(status: number): string[] {
  return [String(status), `${String(status)[0]}XX`, 'default'];
}

/** The operations of one path by method, and the `Allow` header for every other method. */
export type PathSpec = {
  readonly path: string;
  readonly operations: ReadonlyMap<string, OperationSpec>;
  readonly allow: string;
};

/**
 * The table by path, concrete paths before templated ones: a router that takes the first match answers
 * `DELETE /prompt/my` with 405 and never treats `my` as an id. HEAD is GET without a body.
 */
export function pathsOf(table: OperationTable): PathSpec[] {
  const paths = Map.groupBy(Object.values(table), (operation) => operation.path);
  return [...paths]
    .toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
    .map(([path, operations]) => {
      const byMethod = new Map(
        operations.map((operation) => [operation.method.toUpperCase(), operation]),
      );
      const get = byMethod.get('GET');
      const allow = [...byMethod.keys(), ...(get ? ['HEAD'] : [])].join(', ');
      if (get) byMethod.set('HEAD', get);
      return { path, operations: byMethod, allow };
    });
}

/** Sorts static segments before parameters, segment by segment. */
function rank(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '~' : segment))
    .join('/');
}

/** A mailed token is a secret: problems name such a path with it masked. */
export function instanceOf(path: string, asked: string): string {
  return path.includes('{token}') ? path.replace('{token}', '***') : asked;
}
