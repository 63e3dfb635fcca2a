import type {
  ChannelRecord,
  ModalRecord,
  ScheduleEntryRecord,
  ShowRecord,
  SportRecord,
  VideoRecord,
} from '../upstreams/cms/cms-records';
import type { TaggedValue } from './public-cache';
import { listTagOf, tagOf } from './tags-of-change';

/**
 * The cms returns a show, channel or sport only once it is published. A record without one therefore carries the
 * list tag, so that any publish of the type purges it.
 */
const tagOfOwner = (type: 'show' | 'channel' | 'sport', slug: string | null | undefined) =>
  slug ? tagOf(type, slug) : listTagOf(type);

/** Tags of one record and of the records whose texts it contains. */
const tagsOf = {
  channel: ({ slug }: ChannelRecord) => [tagOf('channel', slug)],
  sport: ({ slug }: SportRecord) => [tagOf('sport', slug)],
  /** A show contains the count of its episodes, so a publish of any video may change it. */
  show: ({ slug, channel_slug: channel, sport_slug: sport }: ShowRecord) => [
    tagOf('show', slug),
    listTagOf('video'),
    tagOfOwner('channel', channel),
    tagOfOwner('sport', sport),
  ],
  video: ({ code, show, channel_slug: channel, sport_slug: sport }: VideoRecord) => [
    tagOf('video', code),
    tagOfOwner('show', show?.slug),
    tagOfOwner('channel', channel),
    tagOfOwner('sport', sport),
  ],
};

/** Slugs of the records that a list is selected by. */
interface Selection {
  show?: string | undefined;
  channel?: string | undefined;
  sport?: string | undefined;
}

/**
 * The cms returns an empty list while the show, channel or sport is not published. No item of the list carries its
 * tag then, so that the tag comes from the query.
 */
const tagsOfSelection = ({ show, channel, sport }: Selection): string[] =>
  Object.entries({ show, channel, sport }).flatMap(([type, slug]) =>
    slug === undefined ? [] : [tagOf(type, slug)],
  );

/** Returns the next start or end time after now among the records (ms since 1970); null when there is none. */
const nextTurn = (
  records: readonly { starts_at: string | null; ends_at: string | null }[],
): number | null => {
  const now = Date.now();
  const turns = records
    .flatMap(({ starts_at: start, ends_at: end }) => [start, end])
    .flatMap((time) => (time === null ? [] : [Date.parse(time)]))
    .filter((time) => time > now);
  return turns.length > 0 ? Math.min(...turns) : null;
};

/**
 * Adds cache tags to one record that was read by its key. A missing record gets the list tag, because
 * any publish of its type may create it.
 */
export const tagRecord = {
  channel: (record: ChannelRecord | null): TaggedValue<ChannelRecord | null> => ({
    value: record,
    tags: record ? tagsOf.channel(record) : [listTagOf('channel')],
    expiresAt: null,
  }),
  sport: (record: SportRecord | null): TaggedValue<SportRecord | null> => ({
    value: record,
    tags: record ? tagsOf.sport(record) : [listTagOf('sport')],
    expiresAt: null,
  }),
  show: (record: ShowRecord | null): TaggedValue<ShowRecord | null> => ({
    value: record,
    tags: record ? tagsOf.show(record) : [listTagOf('show')],
    expiresAt: null,
  }),
  video: (record: VideoRecord | null): TaggedValue<VideoRecord | null> => ({
    value: record,
    tags: record ? tagsOf.video(record) : [listTagOf('video')],
    expiresAt: record ? nextTurn([record]) : null,
  }),
};

/** Adds cache tags to a list. Any publish of the type may add to the list or reorder it. */
export const tagList = {
  channels: <Value>(value: Value, records: readonly ChannelRecord[]): TaggedValue<Value> => ({
    value,
    tags: [listTagOf('channel'), ...new Set(records.flatMap(tagsOf.channel))],
    expiresAt: null,
  }),
  sports: <Value>(value: Value, records: readonly SportRecord[]): TaggedValue<Value> => ({
    value,
    tags: [listTagOf('sport'), ...new Set(records.flatMap(tagsOf.sport))],
    expiresAt: null,
  }),
  shows: <Value>(value: Value, records: readonly ShowRecord[], selection: Selection): TaggedValue<Value> => ({
    value,
    tags: [listTagOf('show'), ...new Set([...tagsOfSelection(selection), ...records.flatMap(tagsOf.show)])],
    expiresAt: null,
  }),
  videos: <Value>(
    value: Value,
    records: readonly VideoRecord[],
    selection: Selection = {},
  ): TaggedValue<Value> => ({
    value,
    tags: [listTagOf('video'), ...new Set([...tagsOfSelection(selection), ...records.flatMap(tagsOf.video)])],
    expiresAt: nextTurn(records),
  }),
  /** Videos that were selected by facts of their shows, such as the sport: a publish of any show may change them. */
  videosByShow: <Value>(
    value: Value,
    records: readonly VideoRecord[],
    selection: Selection = {},
  ): TaggedValue<Value> => ({
    value,
    tags: [
      ...new Set([
        ...['video', 'show'].map(listTagOf),
        ...tagsOfSelection(selection),
        ...records.flatMap(tagsOf.video),
      ]),
    ],
    expiresAt: nextTurn(records),
  }),
  modals: <Value>(value: Value, records: readonly ModalRecord[]): TaggedValue<Value> => ({
    value,
    tags: [listTagOf('modal')],
    expiresAt: nextTurn(records),
  }),
  /**
   * An entry contains its channel, its video and the video's picture: a publish
   * of either may complete or change it.
   */
  scheduleEntries: <Value>(value: Value, records: readonly ScheduleEntryRecord[]): TaggedValue<Value> => ({
    value,
    tags: ['schedule-entry', 'channel', 'video'].map(listTagOf),
    expiresAt: nextTurn(records),
  }),
};
