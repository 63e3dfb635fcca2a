import { createHmac } from 'node:crypto';

import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';

/** Known ids of a watcher; the first id that is present is counted. */
export interface Watcher {
  sessionId: string | null;
  visitor: string | null;
  ip: string;
  userAgent: string;
}

/** Returns the UTC day of an instant, `2026-11-21`. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

const nameOf = ({ sessionId, visitor, ip, userAgent }: Watcher): string => {
  if (sessionId !== null) return `session ${sessionId}`;
  if (visitor !== null) return `visitor ${visitor}`;
  return `address ${ipRateLimitKey(ip)} ${userAgent}`;
};

/**
 * Returns HMACs that are stored instead of the watcher's ids. They include the day, so that nobody can be tracked
 * from one day to the next.
 */
export const viewMarksOf = (
  watching: Watcher,
  day: string,
  pepper: string,
): { watcher: Buffer; address: Buffer } => {
  const hmac = (text: string) => createHmac('sha256', pepper).update(`view ${day} ${text}`).digest();
  return { watcher: hmac(nameOf(watching)), address: hmac(`from ${ipRateLimitKey(watching.ip)}`) };
};
