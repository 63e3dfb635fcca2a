import { createHmac } from 'node:crypto';

import { addressKeyOf } from '@sahra/schemas/address-key-of';

/** Who watches, as far as it is known: the first that is there is counted. */
export interface Watching {
  sessionId: string | null;
  visitor: string | null;
  ip: string;
  userAgent: string;
}

/** Day of an instant in UTC, `2026-11-21`. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const nameOf = ({ sessionId, visitor, ip, userAgent }: Watching): string => {
  if (sessionId !== null) return `session ${sessionId}`;
  if (visitor !== null) return `visitor ${visitor}`;
  return `address ${addressKeyOf(ip)} ${userAgent}`;
};

/** What is stored in place of whoever watches: with the day in it, nobody can be followed from one day to the next. */
export const marksOf = (
  watching: Watching,
  day: string,
  pepper: string,
): { watcher: Buffer; address: Buffer } => {
  const hmac = (text: string) => createHmac('sha256', pepper).update(`view ${day} ${text}`).digest();
  return { watcher: hmac(nameOf(watching)), address: hmac(`from ${addressKeyOf(watching.ip)}`) };
};
