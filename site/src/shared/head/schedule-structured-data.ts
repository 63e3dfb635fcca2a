import type { ScheduleEntryPageQuery } from '../../features/schedule/EntryPage/schedule-entry-page.query.generated';

/** Returns the schema.org data of a programme. URLs are unprefixed paths: headTagsOf makes them absolute. */
export const scheduleStructuredData = (
  entry: NonNullable<ScheduleEntryPageQuery['scheduleEntry']>,
): Record<string, unknown> => ({
  '@type': 'BroadcastEvent',
  name: entry.title,
  url: `/schedule/${entry.code}`,
  startDate: entry.startsAt,
  endDate: entry.endsAt,
  isLiveBroadcast: entry.live,
  ...(entry.thumbnail ? { image: entry.thumbnail.url } : {}),
  ...(entry.channel
    ? {
        publishedOn: { '@type': 'BroadcastService', name: entry.channel.name, url: `/${entry.channel.slug}` },
      }
    : {}),
});
