import type { VideoCardFragment } from '../catalogue/video-card.fragment.generated';
import { shortAddress } from './short-address';

/** What decides about the address of a video. */
interface Addressed {
  code: string;
  /** Null where it is not known. */
  kind: VideoCardFragment['kind'] | null;
}

/** Returns the unprefixed address where a video is watched: a short among the shorts, each other one on its own page. */
export const videoAddress = ({ code, kind }: Addressed): string =>
  kind === 'SHORT' ? shortAddress(code) : `/watch/${code}`;
