import { heldEntitlementOf } from '../../access/held-entitlement';
import { playbackDecision } from '../../access/playback-decision';
import { formError } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import type { FormError } from '../../graph/resolver-types.generated';
import { eventTimes } from '../video/event-times';

/**
 * Why this viewer may not comment on a video; null when they may (docs/product/rules.md R41). Only the right to watch counts, not the time:
 * people talk before an event and after it.
 */
export const commentRefusal = async (context: GraphContext, code: string): Promise<FormError | null> => {
  const { viewer, locale, now } = context;
  if (!viewer) return formError('SESSION_REQUIRED', locale);
  const video = await context.public.video.load(code);
  if (!video) return formError('NOT_FOUND', locale, 'code');
  if (!video.premium) return null;
  const playable = { ...eventTimes(video), premium: true, endsAt: null };
  const decision = playbackDecision(playable, await heldEntitlementOf(context), now);
  return decision === 'SUBSCRIPTION_REQUIRED' ? formError(decision, locale) : null;
};
