import { sql } from 'kysely';

import type { Queries } from '../../platform/database/database';

/** How many days of use people see. */
export const USE_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Use of a partner key on one day in UTC. */
export interface PartnerKeyDay {
  day: string;
  requests: number;
  limited: number;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Reads the use of all keys; the result lists the last days of one key, today last, with zeros where it has none. */
export const readPartnerKeyUses = async (
  queries: Queries,
  now: Date,
): Promise<(keyId: string) => PartnerKeyDay[]> => {
  const days = Array.from({ length: USE_DAYS }, (_, place) =>
    dayOf(now.getTime() - (USE_DAYS - 1 - place) * DAY_MS),
  );
  const rows = await queries
    .selectFrom('partner_key_uses')
    .select(['key_id', 'requests', 'limited', sql<string>`day::text`.as('day')])
    .where('day', '>=', days[0] ?? '')
    .execute();
  const found = new Map(rows.map((row) => [`${row.key_id} ${row.day}`, row]));
  return (keyId) =>
    days.map((day) => {
      const { requests = 0, limited = 0 } = found.get(`${keyId} ${day}`) ?? {};
      return { day, requests, limited };
    });
};
