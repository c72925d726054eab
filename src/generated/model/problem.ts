/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FieldProblem } from './field-problem';
import type { PlanCode } from './plan-code';

/**
 * Why a request was not answered as asked (RFC 9457, with our additions).
 */
export interface Problem {
  /**
     * An identifier of the kind of problem, `/problems/` and the code.
     * @maxLength 300
     */
  type: string;
  /**
     * The kind of problem in a few words.
     * @maxLength 200
     */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * The path that was asked for, without its query; a token in it reads `***`.
     * @maxLength 2000
     */
  instance: string;
  /**
     * What happened and what to do, for a person.
     * @maxLength 1000
     */
  message: string;
  /**
     * Stable and for machines, one of the operation's `x-codes`; the text beside it may change.
     * @maxLength 64
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** @maxItems 200 */
  errors?: FieldProblem[];
  /** @maxLength 64 */
  requestId: string;
  /**
     * Seconds; also in the header.
     * @minimum 1
     * @maximum 86400
     */
  retryAfter?: number;
  /** With `quota_exceeded`, `seats_full` and their like, the plan that lifts the limit. */
  planCode?: PlanCode;
}
