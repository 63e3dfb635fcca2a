import type { ColumnType } from 'kysely';

/** An instant that the writer names. */
export type At = ColumnType<Date, Date | string, Date | string>;
/** An instant that the database fills in unless the writer names one. */
export type GeneratedAt = ColumnType<Date, Date | string | undefined, Date | string>;
