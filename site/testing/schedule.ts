import type { ScheduleEntryFragment } from '../src/shared/catalogue/schedule-entry.fragment.generated';

/** Programme of the schedule as the graph answers it. */
export const programme = (
  code: string,
  startsAt: string,
  endsAt: string,
  changes: Partial<ScheduleEntryFragment> = {},
): ScheduleEntryFragment => ({
  __typename: 'ScheduleEntry',
  id: `entry-${code}`,
  code,
  title: `Title of ${code}`,
  language: 'EN',
  startsAt,
  endsAt,
  live: false,
  thumbnail: null,
  channel: { __typename: 'Channel', slug: 'padel', name: 'Padel', language: 'EN', light: '#ff8a70' },
  video: null,
  ...changes,
});

/** Changes that put a programme on another channel. */
export const onChannel = (slug: string, name: string): Pick<ScheduleEntryFragment, 'channel'> => ({
  channel: { __typename: 'Channel', slug, name, language: 'EN', light: null },
});
