import { createHash } from 'node:crypto';

const HEX_DIGITS = 32;

/** Returns the Message-ID for a job's key: the same at every attempt, and it does not reveal the key. */
export const messageIdOf = (key: string, host: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, HEX_DIGITS)}@${host}>`;
