import type { components } from '@sahra/schemas/cms.generated';

import { askCms, type FollowedCms } from '../cms/ask-cms';
import { keepFresh } from './keep-fresh';

/** In milliseconds. Players ask for a live playlist every four seconds, so a change is seen within ten. */
export const CHANNELS_FRESH_MS = 5_000;

/** Which live videos play the schedule of a channel, as far as it is known. */
export interface FollowedChannels {
  /** Returns the slug of the channel whose schedule a video plays. */
  slugOf: (code: string) => string | undefined;
  /** Reads them when they are due. The first read is waited for, each later one goes on in the background. */
  refresh: (now: number) => Promise<void>;
}

type Page = { data: components['schemas']['LinearChannel'][] };

/** Follows what editors set. While the cms does not answer, what was read last holds. */
export const followChannels = (cms: FollowedCms): FollowedChannels => {
  let known: ReadonlyMap<string, string> = new Map();
  const read = async (): Promise<void> => {
    const { data } = await askCms<Page>(cms, '/api/linear_channels', {});
    known = new Map(data.map(({ video_code, channel_slug }) => [video_code, channel_slug]));
  };
  return {
    slugOf: (code) => known.get(code),
    refresh: keepFresh({
      freshMs: CHANNELS_FRESH_MS,
      read,
      subject: 'The list of linear channels',
      warn: cms.warn,
    }),
  };
};
