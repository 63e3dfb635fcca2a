/** PostgreSQL errors for invalid values: out of range, not a date, not a number, or an unsupported character. */
const CODES = /^22(?:003|007|008|021|P02|P03|P05)$/;

/** Whether `error` means that a value from the caller cannot be stored or compared. */
export const isInvalidValueError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.test(String(error.code));
