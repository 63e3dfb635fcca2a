import { LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { UpstreamFailure } from '../http/upstream-failure';
import type { UpstreamCall, UpstreamClient } from '../http/upstream-client';
import type { PublicReading } from '../public-reading';
import { FALLBACK } from './fallback';
import type { LocalizedKind } from './fallback';
import type {
  ChannelRecord,
  FaqEntryRecord,
  MetaTagsRecord,
  PageRecord,
  PlanCopyRecord,
  RecordPage,
  ScheduleEntryRecord,
  ScheduleQuery,
  SettingsRecord,
  ShowRecord,
  VideoListQuery,
  VideoRecord,
} from './cms-records';

interface Envelope<Data> {
  data: Data;
}
interface PageEnvelope<Item> extends Envelope<Item[]> {
  meta: { next: string | null };
}

const otherLocale = (locale: Locale): Locale | undefined => LOCALES.find((candidate) => candidate !== locale);

/** The cms routes that the graph reads, one function each. */
export const createCmsClient = (client: UpstreamClient) => {
  const read = async <Body>(
    reading: PublicReading,
    kind: LocalizedKind,
    path: string,
    query: UpstreamCall['query'] = {},
  ): Promise<Body> => {
    const fallback = FALLBACK[kind] === 'other-language' ? otherLocale(reading.locale) : undefined;
    const answer = await client.call<Body>({ path, query: { ...query, fallback }, ...reading });
    return answer.body;
  };

  const orNull = async <Data>(answer: Promise<Envelope<Data>>): Promise<Data | null> => {
    try {
      return (await answer).data;
    } catch (error) {
      if (error instanceof UpstreamFailure && error.status === 404) return null;
      throw error;
    }
  };

  const paged = async <Item>(answer: Promise<PageEnvelope<Item>>): Promise<RecordPage<Item>> => {
    const { data, meta } = await answer;
    return { items: data, next: meta.next };
  };

  return {
    channels: async (reading: PublicReading): Promise<ChannelRecord[]> => {
      const path = '/api/categories';
      const { data } = await read<Envelope<Envelope<ChannelRecord[]>[]>>(reading, 'channel', path, {
        type: 'channels',
      });
      return data[0]?.data ?? [];
    },
    channel: (reading: PublicReading, slug: string) =>
      orNull(read<Envelope<ChannelRecord>>(reading, 'channel', `/api/channels/${slug}`)),
    channelsBySlug: async (reading: PublicReading, slugs: readonly string[]) =>
      (await read<Envelope<ChannelRecord[]>>(reading, 'channel', '/api/channels', { slugs: slugs.join(',') }))
        .data,
    show: (reading: PublicReading, slug: string) =>
      orNull(read<Envelope<ShowRecord>>(reading, 'show', `/api/shows/${slug}`)),
    showsBySlug: async (reading: PublicReading, slugs: readonly string[]) =>
      (await read<Envelope<ShowRecord[]>>(reading, 'show', '/api/shows', { slugs: slugs.join(',') })).data,
    shows: (reading: PublicReading, limit: number, cursor: string | null) =>
      paged(read<PageEnvelope<ShowRecord>>(reading, 'show', '/api/shows', { limit, cursor })),
    video: (reading: PublicReading, code: string) =>
      orNull(read<Envelope<VideoRecord>>(reading, 'video', '/api/getVideoByCode', { code })),
    videosByCode: async (reading: PublicReading, codes: readonly string[]) =>
      (await read<Envelope<VideoRecord[]>>(reading, 'video', '/api/videos', { codes: codes.join(',') })).data,
    videos: (reading: PublicReading, query: VideoListQuery) =>
      paged(read<PageEnvelope<VideoRecord>>(reading, 'video', '/api/videos', { ...query })),
    /** The first `each` videos of every show or channel named, in one call. */
    videosOfEach: async (
      reading: PublicReading,
      owner: { shows: readonly string[] } | { channels: readonly string[] },
      { kind, each }: { kind: VideoRecord['kind'] | undefined; each: number },
    ) => {
      const named =
        'shows' in owner ? { shows: owner.shows.join(',') } : { channels: owner.channels.join(',') };
      return (
        await read<Envelope<VideoRecord[]>>(reading, 'video', '/api/videos_of_each', { ...named, kind, each })
      ).data;
    },
    metaTags: (reading: PublicReading, code: string) =>
      orNull(
        read<Envelope<MetaTagsRecord>>(reading, 'metaTags', `/api/meta_tags/${encodeURIComponent(code)}`),
      ),
    page: (reading: PublicReading, slug: string) =>
      orNull(read<Envelope<PageRecord>>(reading, 'page', `/api/pages/${slug}`)),
    faq: async (reading: PublicReading) =>
      (await read<Envelope<FaqEntryRecord[]>>(reading, 'faqEntry', '/api/faq')).data,
    schedule: (reading: PublicReading, query: ScheduleQuery) =>
      paged(read<PageEnvelope<ScheduleEntryRecord>>(reading, 'scheduleEntry', '/api/schedule', { ...query })),
    plansCopy: async (reading: PublicReading) =>
      (await read<Envelope<PlanCopyRecord[]>>(reading, 'planCopy', '/api/plans_copy')).data,
    settings: async (reading: PublicReading) =>
      (await read<Envelope<SettingsRecord>>(reading, 'settings', '/api/settings')).data,
  };
};

export type CmsClient = ReturnType<typeof createCmsClient>;
