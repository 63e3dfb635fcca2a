import pg from 'pg';

const UNIQUE_VIOLATION = '23505';

/** Returns the name of the violated unique constraint; undefined for any other error. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined;
