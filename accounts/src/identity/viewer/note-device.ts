import type { FastifyRequest } from 'fastify';

import { HEADERS } from '@sahra/schemas/headers';
import { isTimeZone } from '@sahra/schemas/time-zone';

import type { Queries } from '../../platform/database/database';
import { statedLocaleOf } from '../../platform/http/errors/locale-of';
import type { SessionViewer } from './session-viewer';

/** Returns the time zone that a request's device names; undefined when it names none that this machine knows. */
export const deviceZoneOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const zone = headers[HEADERS.timeZone];
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
};

/**
 * Stores the language and the time zone in which a viewer does something, so that every mail of one journey has the same
 * ones. A request that names no known language or zone does not change it. Returns the viewer as stored.
 */
export const noteDevice = async <Viewer extends Pick<SessionViewer, 'id' | 'locale' | 'timeZone'>>(
  queries: Queries,
  viewer: Viewer,
  request: FastifyRequest,
): Promise<Viewer> => {
  const locale = statedLocaleOf(request) ?? viewer.locale;
  const timeZone = deviceZoneOf(request) ?? viewer.timeZone;
  if (locale === viewer.locale && timeZone === viewer.timeZone) return viewer;
  await queries
    .updateTable('viewers')
    .set({ locale, time_zone: timeZone })
    .where('id', '=', viewer.id)
    .execute();
  return { ...viewer, locale, timeZone };
};
