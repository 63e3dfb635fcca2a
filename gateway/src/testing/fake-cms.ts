import type { Change } from '@sahra/schemas/change-feed';
import type { Locale } from '@sahra/schemas/constants';

import type { PageRecord, ScheduleEntryRecord, ShowRecord, VideoRecord } from '../upstreams/cms/cms-records';
import { createCatalogue } from './create-catalogue';
import type { Catalogue } from './catalogue';
import { fakePage, isGeneric } from './fake-pages';
import { fakeSearch, fakeSuggest } from './fake-search';
import { startFakeUpstream } from './fake-upstream';
import type { FakeResponse, FakeCall, FakeUpstream } from './fake-upstream';

export const READ_TOKEN = 'read-token-of-the-tests-0123456789abcdef';

export interface FakeCms extends FakeUpstream {
  catalogue: Catalogue;
  /** Pages besides the landing page, the home page and the FAQ; each exists in one language. */
  pages: PageRecord[];
  /** Adds an entry to the change feed, as a publish does. */
  publish: (type: string, document: string, locale?: Locale) => void;
  /** Oldest cursor that the feed still accepts. */
  oldest: number;
}

const notFound: FakeResponse = { status: 404, body: { message: 'secret upstream text', code: 'NOT_FOUND' } };

const one = (item: object | undefined): FakeResponse => (item ? { body: { data: item } } : notFound);

const listPage = (items: readonly object[], { query }: FakeCall): FakeResponse => {
  const from = Number(query['cursor'] ?? 0);
  const to = from + Number(query['limit'] ?? 20);
  return { body: { data: items.slice(from, to), meta: { next: to < items.length ? String(to) : null } } };
};

const asked = <Item>(items: readonly Item[], keyOf: (item: Item) => string, keys: string): FakeResponse => {
  const found = keys.split(',').flatMap((key) => items.find((item) => keyOf(item) === key) ?? []);
  return { body: { data: found, meta: { next: null } } };
};

const isOfType: Readonly<Record<string, (video: VideoRecord) => boolean>> = {
  short: ({ kind }) => kind === 'short',
  sport: ({ sport_slug: sport }) => sport !== null,
};

const matches =
  ({ query }: FakeCall) =>
  (video: VideoRecord): boolean =>
    (!query['kind'] || video.kind === query['kind']) &&
    (!query['show'] || video.show?.slug === query['show']) &&
    (!query['category'] || video.channel_slug === query['category']) &&
    (!query['type'] || isOfType[query['type']]?.(video) === true) &&
    (!query['season'] || String(video.season_number) === query['season']) &&
    (!query['sport'] || video.sport_slug === query['sport']) &&
    (!query['live'] || String(video.live) === query['live']) &&
    (!query['premium'] || String(video.premium) === query['premium']);

/** Maximum number of keys that the cms reads in one call. */
const BATCH_MAX = 100;

const videosOfEach = (videos: readonly VideoRecord[], call: FakeCall): FakeResponse => {
  const { shows, seasons, channels, sports, each } = call.query;
  const owners = (shows ?? seasons ?? channels ?? sports ?? '').split(',');
  if (owners.length > BATCH_MAX) return { status: 400, body: { message: 'no', code: 'BAD_USER_INPUT' } };
  const ownerOf = (video: VideoRecord) =>
    shows
      ? video.show?.slug
      : seasons
        ? `${video.show?.slug}:${video.season_number}`
        : channels
          ? video.channel_slug
          : video.sport_slug;
  const data = owners.flatMap((owner) =>
    videos.filter((video) => ownerOf(video) === owner).slice(0, Number(each ?? 1)),
  );
  return { body: { data, meta: { next: null } } };
};

const showsOf = (shows: readonly ShowRecord[], call: FakeCall): FakeResponse => {
  const { category, sport, type } = call.query;
  const found = shows.filter(
    (show) =>
      (!category || show.channel_slug === category) &&
      (!sport || show.sport_slug === sport) &&
      (type !== 'original' || show.original) &&
      (type !== 'business' || show.business) &&
      (type !== 'podcast' || show.format === 'podcast'),
  );
  return listPage(found, call);
};

const showsOfEach = (shows: readonly ShowRecord[], { query }: FakeCall): FakeResponse => {
  const owners = (query['channels'] ?? query['sports'] ?? '').split(',');
  const ownerOf = (show: ShowRecord) => (query['channels'] ? show.channel_slug : show.sport_slug);
  const data = owners.flatMap((owner) =>
    shows.filter((show) => ownerOf(show) === owner).slice(0, Number(query['each'] ?? 1)),
  );
  return { body: { data } };
};

const scheduleOf = (entries: readonly ScheduleEntryRecord[], call: FakeCall): FakeResponse => {
  const { from = '', to = '', category } = call.query;
  const within = entries.filter(
    ({ starts_at: start, ends_at: end, channel_slug: on }) =>
      end > from && start < to && (category === undefined || on === category),
  );
  return listPage(within, call);
};

const scheduleOfEach = (entries: readonly ScheduleEntryRecord[], { query }: FakeCall): FakeResponse => {
  const { from = '', to = '', channels = '', each } = query;
  const data = channels
    .split(',')
    .flatMap((channel) =>
      entries
        .filter((entry) => entry.channel_slug === channel && entry.ends_at > from && entry.starts_at < to)
        .slice(0, Number(each)),
    );
  return { body: { data } };
};

const codesOf = ({ query }: FakeCall): string[] => (query['codes'] ?? '').split(',');

const relatedTo = (videos: readonly VideoRecord[], to: string | undefined, limit: number): VideoRecord[] =>
  videos.filter(({ code }) => code !== to).slice(0, limit);

const after = (videos: readonly VideoRecord[], of: string | undefined): VideoRecord | undefined =>
  videos[videos.findIndex(({ code }) => code === of) + 1];

/** Starts a fake of the cms REST contract over a catalogue in memory. */
export const startFakeCms = async (): Promise<FakeCms> => {
  const changes: Change[] = [];
  const upstream = await startFakeUpstream((call) => {
    const { path, query, headers } = call;
    if (headers.authorization !== `Bearer ${READ_TOKEN}`)
      return { status: 401, body: { message: 'no', code: 'UNAUTHENTICATED' } };
    const { channels, sports, shows, videos, faq } = cms.catalogue;
    const locale: Locale = headers['x-localization'] === 'ar' ? 'ar' : 'en';
    const [, , list = '', key] = path.split('/');
    switch (key === undefined ? list : `${list}/`) {
      case 'changes': {
        const seen = Number(query['after']);
        const last = changes.at(-1)?.number ?? 0;
        if (seen < cms.oldest)
          return { status: 410, body: { message: 'gone', code: 'CURSOR_GONE', meta: { last } } };
        return { body: { data: changes.filter(({ number }) => number > seen), meta: { last } } };
      }
      case 'categories':
        return { body: { data: [{ data: channels }] } };
      case 'channels':
        return asked(channels, ({ slug }) => slug, query['slugs'] ?? '');
      case 'channels/':
        return one(channels.find(({ slug }) => slug === key));
      case 'shows':
        return query['slugs'] ? asked(shows, ({ slug }) => slug, query['slugs']) : showsOf(shows, call);
      case 'shows/':
        return one(shows.find(({ slug }) => slug === key));
      case 'shows_of_each':
        return showsOfEach(shows, call);
      case 'sports':
        return query['slugs']
          ? asked(sports, ({ slug }) => slug, query['slugs'])
          : { body: { data: sports } };
      case 'sports/':
        return one(sports.find(({ slug }) => slug === key));
      case 'related':
        return { body: { data: relatedTo(videos, query['code'], Number(query['limit'])) } };
      case 'next':
        return { body: { data: after(videos, query['code']) ?? null } };
      case 'related_of_each':
        return {
          body: {
            data: codesOf(call).map((code) => ({
              code,
              related: relatedTo(videos, code, Number(query['limit'])).map((video) => video.code),
            })),
          },
        };
      case 'next_of_each':
        return {
          body: { data: codesOf(call).map((code) => ({ code, next: after(videos, code)?.code ?? null })) },
        };
      case 'getVideoByCode':
        return one(videos.find(({ code }) => code === query['code']));
      case 'videos':
        return query['codes']
          ? asked(videos, ({ code }) => code, query['codes'])
          : listPage(videos.filter(matches(call)), call);
      case 'videos_of_each':
        return videosOfEach(videos.filter(matches(call)), call);
      case 'search':
        return fakeSearch(cms.catalogue, call);
      case 'suggest':
        return fakeSuggest(cms.catalogue, call);
      case 'faq':
        return { body: { data: faq[locale] } };
      case 'pages/':
        return one(fakePage(key ?? '', cms, locale));
      case 'pages':
        return listPage(cms.pages.filter(isGeneric), call);
      case 'schedule':
        return scheduleOf(cms.catalogue.schedule, call);
      case 'schedule_of_each':
        return scheduleOfEach(cms.catalogue.schedule, call);
      case 'schedule_entries':
        return asked(cms.catalogue.schedule, ({ id }) => id, query['ids'] ?? '');
      case 'schedule/':
        return one(cms.catalogue.schedule.find(({ id }) => id === key));
      case 'menu':
        return { body: { data: cms.catalogue.menus[locale] } };
      case 'smart_banner':
        return one(cms.catalogue.smartBanner ?? undefined);
      case 'modals':
        return { body: { data: cms.catalogue.modals } };
      case 'delete_reasons':
        return { body: { data: cms.catalogue.deleteReasons[locale] } };
      case 'plans_copy':
        return { body: { data: cms.catalogue.plansCopy[locale] } };
      case 'meta_tags/':
        return key === 'faq'
          ? one({ title: 'FAQ', meta_description: 'Questions', meta_image: null, meta_picture: null, locale })
          : notFound;
      case 'settings':
        return one({
          brand: locale === 'ar' ? 'سهرة' : 'Sahra',
          brand_echo: locale === 'ar' ? 'Sahra' : 'سهرة',
          tagline: 'An evening',
          contact_email: 'hello@sahra.example',
          phones: [],
          payment_badges: ['VISA'],
          made_in: locale === 'ar' ? 'صُنع في دبي' : 'Made in Dubai',
          locale,
        });
      default:
        return undefined;
    }
  });
  const cms: FakeCms = Object.assign(upstream, {
    catalogue: createCatalogue(),
    pages: [],
    oldest: 0,
    publish: (type: string, document: string, locale: Locale | null = null) => {
      const number = (changes.at(-1)?.number ?? 0) + 1;
      changes.push({ number, type, document, locale, at: new Date().toISOString() });
    },
  });
  return cms;
};
