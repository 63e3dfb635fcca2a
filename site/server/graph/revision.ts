import { createHash } from 'node:crypto';

import type { GraphData } from './graph-response';

/** What a page must know of the record that it was filled with, to tell whether it is still current. */
export interface Revision {
  /** Equal for equal data. */
  digest: string;
  /**
   * Content version that the gateway had when it answered; null when the operation does not read it, and for stale
   * data, which may be older.
   */
  version: number | null;
  stale: boolean;
  /** When the request began, in milliseconds since 1970. */
  readAt: number;
  /** When the next event in the data begins or ends, in milliseconds since 1970. */
  turnsAt: number;
}

const TIMES = /"(?:startsAt|endsAt)":"([^"]+)"/g;
/** In milliseconds. Largest difference between the clocks of the gateway and of this server. */
const CLOCK_SKEW_MS = 60_000;

/** Returns the earliest start or end after now; one that the gateway's clock may not have reached counts as well. */
const nextTurn = (json: string, now: number): number => {
  let next = Infinity;
  for (const [, time = ''] of json.matchAll(TIMES)) {
    const at = Date.parse(time);
    if (at > now - CLOCK_SKEW_MS && at < next) next = at;
  }
  return next;
};

export const revisionOf = ({ data, json, stale }: GraphData, readAt: number): Revision => {
  const { contentVersion } = data;
  return {
    digest: createHash('sha256').update(json).digest('base64'),
    version: typeof contentVersion === 'number' && !stale ? contentVersion : null,
    stale,
    readAt,
    turnsAt: nextTurn(json, readAt),
  };
};
