import { readEntitlement } from '../../access/read-entitlement';
import { playbackDecision } from '../../access/playback-decision';
import { formError } from '../../graph/form-errors';
import type { FormErrorRecord } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import type { VideoRecord } from '../../upstreams/cms/cms-records';
import { eventTimes } from '../video/event-times';

/**
 * Returns why this viewer may not comment on a video; null when they may (docs/product/rules.md R41). Only the
 * entitlement counts, not the time: people comment before an event and after it.
 */
export const commentRefusal = async (
  context: GraphContext,
  video: VideoRecord,
): Promise<FormErrorRecord | null> => {
  const { locale, now } = context;
  if (!video.premium) return null;
  const playable = { ...eventTimes(video), premium: true, endsAt: null };
  const decision = playbackDecision(playable, await readEntitlement(context), now);
  return decision === 'SUBSCRIPTION_REQUIRED' ? formError(decision, locale) : null;
};
