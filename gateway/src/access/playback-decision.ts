/** Facts about a video that decide whether it may be played. */
export interface PlayableVideo {
  live: boolean;
  premium: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Entitlement of the viewer. A visitor has null instead. */
export interface ViewerEntitlement {
  level: 'free' | 'paid';
  until: Date | null;
}

export const PLAYBACK_REFUSALS = [
  'SIGNUP_REQUIRED',
  'SUBSCRIPTION_REQUIRED',
  'EVENT_NOT_STARTED',
  'EVENT_ENDED',
] as const;
export type PlaybackRefusal = (typeof PLAYBACK_REFUSALS)[number];
export type PlaybackDecision = 'ALLOWED' | PlaybackRefusal;

const isPaid = (entitlement: ViewerEntitlement | null, now: Date): boolean =>
  entitlement?.level === 'paid' && (entitlement.until === null || entitlement.until > now);

/** Whether the decision depends on the viewer: everybody may play a free recording. */
export const needsEntitlement = ({ live, premium }: Pick<PlayableVideo, 'live' | 'premium'>): boolean =>
  live || premium;

/**
 * Decides whether this viewer may play this video now. No other code decides this.
 * A live event requires an account, a premium video a paid plan, a premium live event both.
 * An ended event is refused first, because no account would help. The entitlement is checked before the start
 * time, so that a viewer without it can subscribe before the event begins.
 */
export const playbackDecision = (
  video: PlayableVideo,
  entitlement: ViewerEntitlement | null,
  now: Date,
): PlaybackDecision => {
  if (video.live && video.endsAt !== null && video.endsAt <= now) return 'EVENT_ENDED';
  if (video.premium && !isPaid(entitlement, now)) return 'SUBSCRIPTION_REQUIRED';
  if (video.live && entitlement === null) return 'SIGNUP_REQUIRED';
  if (video.live && video.startsAt !== null && video.startsAt > now) return 'EVENT_NOT_STARTED';
  return 'ALLOWED';
};
