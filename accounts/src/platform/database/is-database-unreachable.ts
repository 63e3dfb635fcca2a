import { types } from 'node:util';

const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
];
/** PostgreSQL: connection exceptions (08), too many connections (53300), shutting down or starting (57P01–57P03). */
const SERVER_CODES = /^(08...|53300|57P0[123])$/;
/** Messages of `pg` errors that have no code. */
const CLIENT_MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/**
 * Returns whether `error` or its cause means that the database is unreachable, as opposed to a rejected
 * statement.
 */
export const isDatabaseUnreachable = (error: unknown): boolean => {
  if (!types.isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK_CODES.includes(code) || SERVER_CODES.test(code) || CLIENT_MESSAGES.test(error.message))
    return true;
  // A host name with several addresses fails with one error per address.
  const several: unknown[] = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  return several.some(isDatabaseUnreachable) || isDatabaseUnreachable(error.cause);
};
