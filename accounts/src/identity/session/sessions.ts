import type { Locale } from '@sahra/schemas/constants';

import type { Queries } from '../../platform/database/database';
import { updateViewerLocale } from '../viewer/update-viewer-locale';
import { sessionExpiry } from './session-lifetime';
import { hashOfToken, createRandomToken } from './session-token';

export interface OpenedSession {
  id: string;
  /** Value of the cookie; only its hash is stored. */
  token: string;
  expiresAt: Date;
}

interface NewSession {
  viewerId: string;
  deviceName: string | null;
  locale: Locale;
  now: Date;
}

/** Opens a session, deletes the viewer's expired sessions and stores the locale of the sign-in. */
export const openSession = async (
  queries: Queries,
  { viewerId, deviceName, locale, now }: NewSession,
): Promise<OpenedSession> => {
  const token = createRandomToken();
  const expiresAt = sessionExpiry(now);
  await queries
    .deleteFrom('sessions')
    .where('viewer_id', '=', viewerId)
    .where('expires_at', '<=', now)
    .execute();
  const { id } = await queries
    .insertInto('sessions')
    .values({
      viewer_id: viewerId,
      token_hash: hashOfToken(token),
      device_name: deviceName,
      last_seen_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateViewerLocale(queries, viewerId, locale);
  return { id, token, expiresAt };
};

/** Extends an open session; returns false when it has ended in the meantime. */
export const renewSession = async (queries: Queries, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await queries
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: sessionExpiry(now) })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** Ends the session of a cookie; its access tokens become invalid. */
export const endSession = async (queries: Queries, token: string): Promise<void> => {
  await queries.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute();
};
