/** Error codes of Node and PostgreSQL (classes 08 and 57P, too many connections) for an unavailable database. */
const CODES = /^(E(CONNREFUSED|CONNRESET|NOTFOUND|TIMEDOUT|PIPE)|08\w{3}|57P0\d|53300)$/;
const MESSAGES = /connection terminated|timeout exceeded when trying to connect/i;

/** Whether `error` means that the database is unreachable. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.test(code) || MESSAGES.test(error.message);
};
