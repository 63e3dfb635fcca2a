import type { ColumnType } from 'kysely';

/** Timestamp that every insert must set. */
export type At = ColumnType<Date, Date | string, Date | string>;
/** Timestamp with a database default. */
export type GeneratedAt = ColumnType<Date, Date | string | undefined, Date | string>;
