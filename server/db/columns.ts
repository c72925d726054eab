import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

export const time = (name: string) => timestamp(name, { withTimezone: true });

/** Minor units (cents) of the row's currency. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** Compared code point by code point, the same on every server. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
