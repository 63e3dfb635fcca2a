/** Codes of node and of PostgreSQL (classes 08 and 57P, too many connections) that mean: no database right now. */
const CODES = /^(E(CONNREFUSED|CONNRESET|NOTFOUND|TIMEDOUT|PIPE)|08\w{3}|57P0\d|53300)$/;
const MESSAGES = /connection terminated|timeout exceeded when trying to connect/i;

/** Whether `error` says that the database cannot be reached. */
export const isUnreachable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.test(code) || MESSAGES.test(error.message);
};
