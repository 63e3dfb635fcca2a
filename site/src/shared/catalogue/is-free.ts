import type { VideoCardFragment } from './video-card.fragment.generated';

/**
 * Returns whether everyone can play a video immediately: a recording that is not premium. Live events and premium
 * videos need an access check.
 */
export const isFree = ({ premium, liveState }: Pick<VideoCardFragment, 'premium' | 'liveState'>): boolean =>
  !premium && liveState === null;
