import pg from 'pg';

const UNIQUE_VIOLATION = '23505';

/** Name of the unique constraint that refused a write; undefined for any other failure. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined;
