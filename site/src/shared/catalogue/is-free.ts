import type { VideoCardFragment } from './video-card.fragment.generated';

/** Whether anybody may begin a video at once: a recording without a price. Events and premium have to be asked for. */
export const isFree = ({ premium, liveState }: Pick<VideoCardFragment, 'premium' | 'liveState'>): boolean =>
  !premium && liveState === null;
