/** PostgreSQL refuses a value: out of range, no date, no number, a character that it cannot hold. */
const CODES = /^22(?:003|007|008|021|P02|P03|P05)$/;

/** Whether `error` says that a value of the caller cannot be stored or compared. */
export const isRefusedValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.test(String(error.code));
