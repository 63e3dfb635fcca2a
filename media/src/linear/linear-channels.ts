import type { FollowedCms } from '../cms/ask-cms';
import type { Stream } from '../library/library';
import { followChannels } from './follow-channels';
import { followSchedule, type FollowedSchedule } from './follow-schedule';
import { type LinearChannel, openLinearChannel } from './linear-channel';

export interface LinearChannels {
  /** Returns the channel that plays under the code of a live video, its schedule read; undefined when it is none. */
  find: (code: string, now: number) => Promise<LinearChannel | undefined>;
  /** Returns the same channel as it was read last, without waiting; undefined before its first viewer. */
  known: (code: string) => LinearChannel | undefined;
}

interface Parts {
  find: (code: string) => Stream | undefined;
  cms: FollowedCms;
}

interface Opened {
  slug: string;
  channel: LinearChannel;
  followed: FollowedSchedule;
}

/** Opens each channel at its first viewer, as long as an editor has its live video play a schedule. */
export const openLinearChannels = ({ find, cms }: Parts): LinearChannels => {
  const channels = followChannels(cms);
  const opened = new Map<string, Opened>();

  const open = (code: string, slug: string, own: Stream): Opened => {
    const known = opened.get(code);
    if (known?.slug === slug) return known;
    const followed = followSchedule(slug, cms);
    const channel = openLinearChannel({ own, find, programmes: followed.programmes });
    const made = { slug, followed, channel };
    opened.set(code, made);
    return made;
  };

  return {
    known: (code) => {
      const known = opened.get(code);
      return known && known.slug === channels.slugOf(code) ? known.channel : undefined;
    },
    find: async (code, now) => {
      const own = find(code);
      if (own?.live !== true) return undefined;
      await channels.refresh(now);
      const slug = channels.slugOf(code);
      if (slug === undefined) return undefined;
      const { channel, followed } = open(code, slug, own);
      await followed.refresh(now);
      return channel;
    },
  };
};
