import { createHmac } from 'node:crypto';

/** What is stored of a code: without the pepper, all 10,000 could be tried against a stolen table. */
export const codeHash = (pepper: string, id: string, code: string): Buffer =>
  createHmac('sha256', pepper).update(`${id}:${code}`).digest();
