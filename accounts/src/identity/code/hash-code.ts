import { createHmac } from 'node:crypto';

/** Hashes a code for storage. Without the pepper, all 10,000 codes could be tried against a stolen table. */
export const hashCode = (pepper: string, id: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`${id}:${code}`).digest();
