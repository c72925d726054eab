import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A value as a column of an `insert … select` writes it. */
export const constant = <T>(column: AnyPgColumn, value: T) =>
  sql<T>`${sql.param(value, column)}`.as(column.name);
