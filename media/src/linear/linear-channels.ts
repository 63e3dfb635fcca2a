import type { Stream } from '../library/library';
import { followSchedule, type FollowedSchedule, type ScheduleSource } from './follow-schedule';
import { type LinearChannel, openLinearChannel } from './linear-channel';

export interface LinearChannels {
  /** Returns the channel that plays under the code of a live video, its schedule read; undefined when it is none. */
  find: (code: string, now: number) => Promise<LinearChannel | undefined>;
}

interface Parts {
  /** Slugs of channels by the codes of the live videos under which they play. */
  slugs: ReadonlyMap<string, string>;
  find: (code: string) => Stream | undefined;
  schedule: ScheduleSource;
}

/** Opens each channel at its first viewer. */
export const openLinearChannels = ({ slugs, find, schedule }: Parts): LinearChannels => {
  const opened = new Map<string, { channel: LinearChannel; followed: FollowedSchedule }>();

  const open = (code: string) => {
    const slug = slugs.get(code);
    const own = find(code);
    if (slug === undefined || own?.live !== true) return undefined;
    const known = opened.get(code);
    if (known) return known;
    const followed = followSchedule(slug, schedule);
    const made = { followed, channel: openLinearChannel({ own, find, programmes: followed.programmes }) };
    opened.set(code, made);
    return made;
  };

  return {
    find: async (code, now) => {
      const found = open(code);
      await found?.followed.refresh(now);
      return found?.channel;
    },
  };
};
