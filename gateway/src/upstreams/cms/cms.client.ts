import { OTHER_LOCALE } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';

import { UpstreamFailure } from '../http/upstream-failure';
import type { UpstreamCall, UpstreamClient } from '../http/upstream-client';
import type { PublicContext } from '../public-context';
import { FALLBACK } from './fallback';
import type { LocalizedKind } from './fallback';
import type {
  ChannelRecord,
  DeleteReasonRecord,
  FaqEntryRecord,
  GenericPageRecord,
  MenuRecord,
  SearchResults,
  MetaTagsRecord,
  ModalRecord,
  PageListQuery,
  PageRecord,
  PlanCopyRecord,
  RecordPage,
  RelatedQuery,
  ScheduleEntryRecord,
  ScheduleQuery,
  SearchQuery,
  SearchResultRecord,
  SettingsRecord,
  ShowListQuery,
  ShowRecord,
  SmartBannerRecord,
  SportRecord,
  SuggestionRecord,
  VideoListQuery,
  VideoRecord,
} from './cms-records';

interface Envelope<Data> {
  data: Data;
}
interface PageEnvelope<Item> extends Envelope<Item[]> {
  meta: { next: string | null };
}
interface SearchEnvelope extends Envelope<SearchResultRecord[]> {
  meta: {
    next: string | null;
    corrected_query: string | null;
    omitted_words: string[];
    counts: SearchResults['counts'];
  };
}

/** Renames the filter `channel` to `category`, its name in the lists of the cms. */
const byCategory = <Query extends { channel?: string }>({ channel, ...query }: Query) => ({
  ...query,
  category: channel,
});

/**
 * Creates a client with one function per cms route that the graph reads. `previewSecret` lets the cms serve drafts; it
 * is sent only for a reading of drafts.
 */
export const createCmsClient = (client: UpstreamClient, previewSecret: string) => {
  const draftCall = { query: { status: 'draft' }, headers: { [HEADERS.previewSecret]: previewSecret } };

  const read = async <Body>(
    reading: PublicContext,
    kind: LocalizedKind,
    path: string,
    query: UpstreamCall['query'] = {},
  ): Promise<Body> => {
    const fallback = FALLBACK[kind] === 'other-language' ? OTHER_LOCALE[reading.locale] : undefined;
    const { drafts = false, ...asked } = reading;
    const answer = await client.call<Body>({
      ...asked,
      path,
      query: { ...query, fallback, ...(drafts && draftCall.query) },
      ...(drafts && { headers: draftCall.headers }),
    });
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
    channels: async (reading: PublicContext): Promise<ChannelRecord[]> => {
      const path = '/api/categories';
      const { data } = await read<Envelope<Envelope<ChannelRecord[]>[]>>(reading, 'channel', path, {
        type: 'channels',
      });
      return data[0]?.data ?? [];
    },
    channel: (reading: PublicContext, slug: string) =>
      orNull(read<Envelope<ChannelRecord>>(reading, 'channel', `/api/channels/${slug}`)),
    channelsBySlug: async (reading: PublicContext, slugs: readonly string[]) =>
      (await read<Envelope<ChannelRecord[]>>(reading, 'channel', '/api/channels', { slugs: slugs.join(',') }))
        .data,
    show: (reading: PublicContext, slug: string) =>
      orNull(read<Envelope<ShowRecord>>(reading, 'show', `/api/shows/${slug}`)),
    showsBySlug: async (reading: PublicContext, slugs: readonly string[]) =>
      (await read<Envelope<ShowRecord[]>>(reading, 'show', '/api/shows', { slugs: slugs.join(',') })).data,
    shows: (reading: PublicContext, query: ShowListQuery) =>
      paged(read<PageEnvelope<ShowRecord>>(reading, 'show', '/api/shows', byCategory(query))),
    /** Reads the first `each` shows of each channel or sport, in one call. */
    showsOfEach: async (
      reading: PublicContext,
      { type, slugs }: { type: 'channels' | 'sports'; slugs: readonly string[] },
      each: number,
    ) =>
      (
        await read<Envelope<ShowRecord[]>>(reading, 'show', '/api/shows_of_each', {
          [type]: slugs.join(','),
          each,
        })
      ).data,
    sports: async (reading: PublicContext) =>
      (await read<Envelope<SportRecord[]>>(reading, 'sport', '/api/sports')).data,
    sport: (reading: PublicContext, slug: string) =>
      orNull(read<Envelope<SportRecord>>(reading, 'sport', `/api/sports/${slug}`)),
    sportsBySlug: async (reading: PublicContext, slugs: readonly string[]) =>
      (await read<Envelope<SportRecord[]>>(reading, 'sport', '/api/sports', { slugs: slugs.join(',') })).data,
    video: (reading: PublicContext, code: string) =>
      orNull(read<Envelope<VideoRecord>>(reading, 'video', '/api/getVideoByCode', { code })),
    videosByCode: async (reading: PublicContext, codes: readonly string[]) =>
      (await read<Envelope<VideoRecord[]>>(reading, 'video', '/api/videos', { codes: codes.join(',') })).data,
    videos: (reading: PublicContext, query: VideoListQuery) =>
      paged(read<PageEnvelope<VideoRecord>>(reading, 'video', '/api/videos', byCategory(query))),
    /** Reads the first `each` videos of each show, season, channel or sport, in one call. */
    videosOfEach: async (
      reading: PublicContext,
      { type, slugs }: { type: 'shows' | 'seasons' | 'channels' | 'sports'; slugs: readonly string[] },
      { kind, each }: { kind: VideoRecord['kind'] | undefined; each: number },
    ) =>
      (
        await read<Envelope<VideoRecord[]>>(reading, 'video', '/api/videos_of_each', {
          [type]: slugs.join(','),
          kind,
          each,
        })
      ).data,
    related: async (reading: PublicContext, query: RelatedQuery) =>
      (await read<Envelope<VideoRecord[]>>(reading, 'video', '/api/related', { ...query })).data,
    /** Reads the codes of the videos related to each of the videos, in one call. */
    relatedOfEach: async (reading: PublicContext, codes: readonly string[], limit: number) =>
      (
        await read<Envelope<{ code: string; related: string[] }[]>>(
          reading,
          'video',
          '/api/related_of_each',
          {
            codes: codes.join(','),
            limit,
          },
        )
      ).data,
    next: async (reading: PublicContext, code: string) =>
      (await read<Envelope<VideoRecord | null>>(reading, 'video', '/api/next', { code })).data,
    /** Reads the code of the video that plays after each of the videos, in one call. */
    nextOfEach: async (reading: PublicContext, codes: readonly string[]) =>
      (
        await read<Envelope<{ code: string; next: string | null }[]>>(reading, 'video', '/api/next_of_each', {
          codes: codes.join(','),
        })
      ).data,
    metaTags: (reading: PublicContext, code: string) =>
      orNull(
        read<Envelope<MetaTagsRecord>>(reading, 'metaTags', `/api/meta_tags/${encodeURIComponent(code)}`),
      ),
    page: (reading: PublicContext, slug: string) =>
      orNull(read<Envelope<PageRecord>>(reading, 'page', `/api/pages/${slug}`)),
    genericPages: (reading: PublicContext, query: PageListQuery) =>
      paged(read<PageEnvelope<GenericPageRecord>>(reading, 'page', '/api/pages', { ...query })),
    faq: async (reading: PublicContext) =>
      (await read<Envelope<FaqEntryRecord[]>>(reading, 'faqEntry', '/api/faq')).data,
    schedule: (reading: PublicContext, query: ScheduleQuery) =>
      paged(
        read<PageEnvelope<ScheduleEntryRecord>>(reading, 'scheduleEntry', '/api/schedule', byCategory(query)),
      ),
    /** Reads the first `each` entries of each channel in the range, in one call. */
    scheduleOfEach: async (
      reading: PublicContext,
      channels: readonly string[],
      { from, to, each }: { from: string; to: string; each: number },
    ) =>
      (
        await read<Envelope<ScheduleEntryRecord[]>>(reading, 'scheduleEntry', '/api/schedule_of_each', {
          channels: channels.join(','),
          from,
          to,
          each,
        })
      ).data,
    scheduleEntry: (reading: PublicContext, id: string) =>
      orNull(
        read<Envelope<ScheduleEntryRecord>>(
          reading,
          'scheduleEntry',
          `/api/schedule/${encodeURIComponent(id)}`,
        ),
      ),
    scheduleEntriesById: async (reading: PublicContext, ids: readonly string[]) =>
      (
        await read<Envelope<ScheduleEntryRecord[]>>(reading, 'scheduleEntry', '/api/schedule_entries', {
          ids: ids.join(','),
        })
      ).data,
    /** Returns keys only, the same in every locale. The `locale` field of each record then tells its language. */
    search: async ({ locale, requestId }: PublicContext, query: SearchQuery): Promise<SearchResults> => {
      const { body } = await client.call<SearchEnvelope>({
        path: '/api/search',
        query: { ...query },
        locale,
        requestId,
      });
      const { next, corrected_query: correctedQuery, omitted_words: omittedWords, counts } = body.meta;
      return { items: body.data, next, correctedQuery, omittedWords, counts };
    },
    suggestions: async (reading: PublicContext, query: { q: string; limit: number }) =>
      (await read<Envelope<SuggestionRecord[]>>(reading, 'suggestion', '/api/suggest', query)).data,
    plansCopy: async (reading: PublicContext) =>
      (await read<Envelope<PlanCopyRecord[]>>(reading, 'planCopy', '/api/plans_copy')).data,
    menus: async (reading: PublicContext) =>
      (await read<Envelope<MenuRecord[]>>(reading, 'menu', '/api/menu')).data,
    smartBanner: (reading: PublicContext) =>
      orNull(read<Envelope<SmartBannerRecord>>(reading, 'smartBanner', '/api/smart_banner')),
    modals: async (reading: PublicContext) =>
      (await read<Envelope<ModalRecord[]>>(reading, 'modal', '/api/modals')).data,
    deleteReasons: async (reading: PublicContext) =>
      (await read<Envelope<DeleteReasonRecord[]>>(reading, 'deleteReason', '/api/delete_reasons')).data,
    settings: async (reading: PublicContext) =>
      (await read<Envelope<SettingsRecord>>(reading, 'settings', '/api/settings')).data,
  };
};

export type CmsClient = ReturnType<typeof createCmsClient>;
