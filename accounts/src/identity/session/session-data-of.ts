import type { Static } from 'typebox';

import type { Locale } from '@sahra/schemas/constants';

import type { SessionViewer } from '../viewer/session-viewer';
import { viewerOf } from '../viewer/viewer-of';
import type { Services } from './services';
import type { SessionDataSchema } from './session-data.schema';

export type SessionData = Static<typeof SessionDataSchema>;

/** Returns the viewer with a new access token. */
export const sessionDataOf = async (
  { bearers, entitlementOf }: Pick<Services, 'bearers' | 'entitlementOf'>,
  facts: SessionViewer,
  locale: Locale,
  now: Date,
): Promise<SessionData> => {
  const { token, expiresAt } = await bearers.issue({ viewerId: facts.id, sessionId: facts.sessionId }, now);
  return { ...viewerOf(facts, entitlementOf, locale, now), token, token_expires_at: expiresAt.toISOString() };
};
