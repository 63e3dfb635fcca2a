/** What decides whether a video may be played. */
export interface PlayableVideo {
  live: boolean;
  premium: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** The viewer's right to watch; null stands for a visitor. */
export interface HeldEntitlement {
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

const isPaid = (entitlement: HeldEntitlement | null, now: Date): boolean =>
  entitlement?.level === 'paid' && (entitlement.until === null || entitlement.until > now);

/** Whether the decision depends on who asks: a free recording is open to everybody. */
export const needsEntitlement = ({ live, premium }: Pick<PlayableVideo, 'live' | 'premium'>): boolean =>
  live || premium;

/**
 * May this viewer play this video now? The only place that decides it.
 * A live event needs a sign-up, a premium video a paid plan, a premium live event the stricter of both.
 * The right is asked before the time, so that who lacks it learns what to do while there is time to do it;
 * an event that is over says so to everybody, because no account would help.
 */
export const playbackDecision = (
  video: PlayableVideo,
  entitlement: HeldEntitlement | null,
  now: Date,
): PlaybackDecision => {
  if (video.live && video.endsAt !== null && video.endsAt <= now) return 'EVENT_ENDED';
  if (video.premium && !isPaid(entitlement, now)) return 'SUBSCRIPTION_REQUIRED';
  if (video.live && entitlement === null) return 'SIGNUP_REQUIRED';
  if (video.live && video.startsAt !== null && video.startsAt > now) return 'EVENT_NOT_STARTED';
  return 'ALLOWED';
};
