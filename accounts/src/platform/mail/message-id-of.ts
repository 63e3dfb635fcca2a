import { createHash } from 'node:crypto';

const HEX_DIGITS = 32;

/** Message-ID of the mail of a job's key: the same whenever it is sent, and saying nothing about the key. */
export const messageIdOf = (key: string, host: string): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, HEX_DIGITS)}@${host}>`;
