import { metaDescription, metaTitle, withWrittenMeta } from '@sahra/schemas/page-meta';
import {
  metaOfEmblem,
  metaOfProgramme,
  metaOfShow,
  metaOfText,
  metaOfVideo,
} from '@sahra/schemas/record-meta';

import type { ChannelPageQuery } from '../../features/channel/ChannelPage/channel-page.query.generated';
import type { ChannelVideoPageQuery } from '../../features/channel/ChannelVideoPage/channel-video-page.query.generated';
import type { ScheduleEntryPageQuery } from '../../features/schedule/EntryPage/schedule-entry-page.query.generated';
import type { ShortQuery } from '../../features/shorts/short.query.generated';
import type { OriginalPageQuery } from '../../features/shows/ShowPage/original-page.query.generated';
import type { ShowPageQuery } from '../../features/shows/ShowPage/show-page.query.generated';
import type { SportPageQuery } from '../../features/sports/SportPage/sport-page.query.generated';
import type { WatchPageQuery } from '../../features/watch/WatchPage/watch-page.query.generated';
import { leadOfShow } from '../catalogue/ShowHero/lead-of-show';
import { isFree } from '../catalogue/is-free';
import { SIZES } from '../catalogue/picture-sizes';
import type { HeadMeta } from './page-head';
import type { PageMetaFragment } from './page-meta.fragment.generated';
import { videoOfChannel } from './video-of-channel';
import { scheduleStructuredData } from './schedule-structured-data';
import { breadcrumbList, graphOf } from './structured-data';
import { videoStructuredData } from './video-structured-data';
import { writtenMeta } from './written-meta';

/** Merges metadata: the editors' SEO fields override the record's own fields. */
const merged = (own: HeadMeta, metaTags: PageMetaFragment | null): HeadMeta =>
  withWrittenMeta(own, writtenMeta(metaTags));

const headOfVideo = ({ video, siteSettings }: WatchPageQuery): HeadMeta | null =>
  video && {
    name: video.title,
    ...metaOfVideo({
      ...video,
      poster: video.thumbnail,
      show: video.show?.title,
      brand: siteSettings?.brand,
    }),
    lead: video.thumbnail && { picture: video.thumbnail, sizes: SIZES.stage },
    free: isFree(video),
    type: 'video.other',
    structuredData: videoStructuredData(video, siteSettings?.brand ?? null),
  };

/** A short is a record in the query of a page; search engines get its own page. */
const headOfShort = ({ video, siteSettings }: ShortQuery): HeadMeta | null =>
  video?.kind === 'SHORT'
    ? {
        name: video.title,
        title: metaTitle(video.title, video.show?.title, siteSettings?.brand),
        description: metaDescription(video.description),
        picture: video.thumbnail,
        canonicalPath: `/watch/${video.code}`,
        type: 'video.other',
      }
    : null;

const headOfShow = ({ show, metaTags, siteSettings }: ShowPageQuery): HeadMeta | null =>
  show &&
  merged(
    {
      name: show.title,
      ...metaOfShow({ ...show, wide: show.thumbnail, brand: siteSettings?.brand }),
      lead: leadOfShow(show),
      feed: show.kind === 'PODCAST',
      type: 'video.tv_show',
      structuredData: graphOf(
        {
          '@type': 'TVSeries',
          name: show.title,
          description: show.description || show.title,
          url: `/shows/${show.slug}`,
          inLanguage: show.language.toLowerCase(),
          ...((show.thumbnail ?? show.poster) && { image: (show.thumbnail ?? show.poster)?.url }),
        },
        breadcrumbList(siteSettings?.brand, [{ name: show.title, path: `/shows/${show.slug}` }]),
      ),
    },
    metaTags,
  );

/** A show has second addresses, as an original and under "More"; search engines get the first. */
const headOfSecondAddress = (data: ShowPageQuery | OriginalPageQuery): HeadMeta | null => {
  const meta = headOfShow(data);
  return meta && data.show && { ...meta, canonicalPath: `/shows/${data.show.slug}` };
};

/** The canonical address is that of the video; of a channel, whose video changes, that of the channel. */
const headOfChannelVideo = (data: ChannelVideoPageQuery): HeadMeta | null => {
  const video = videoOfChannel(data);
  const channel = data.video ? data.video.channel : data.channel;
  return (
    video && {
      name: video.title,
      title: metaTitle(video.title, channel?.name, data.siteSettings?.brand),
      description: metaDescription(video.description),
      picture: video.thumbnail,
      lead: leadOfShow(video),
      canonicalPath: data.video ? `/watch/${video.code}` : `/${channel?.slug ?? ''}`,
      type: 'video.other',
    }
  );
};

type Emblem = Pick<NonNullable<SportPageQuery['sport']>, 'name' | 'description' | 'icon'>;

/** Metadata of a record whose picture is its emblem: a channel or a sport. */
const headOfEmblem = ({ name, description, icon }: Emblem, brand: string | undefined) => ({
  name,
  ...metaOfEmblem({ name, description, emblem: icon, brand }),
  lead: icon && { picture: icon, sizes: SIZES.emblem },
  type: 'website' as const,
});

const headOfChannel = ({ channel, metaTags, siteSettings }: ChannelPageQuery): HeadMeta | null =>
  channel &&
  merged(
    {
      ...headOfEmblem(channel, siteSettings?.brand),
      feed: true,
      structuredData: graphOf(
        breadcrumbList(siteSettings?.brand, [{ name: channel.name, path: `/${channel.slug}` }]),
      ),
    },
    metaTags,
  );

const headOfSport = ({ sport, metaTags, siteSettings }: SportPageQuery): HeadMeta | null =>
  sport && merged(headOfEmblem(sport, siteSettings?.brand), metaTags);

const headOfText = ({ page, metaTags, siteSettings }: ChannelPageQuery): HeadMeta | null =>
  page?.__typename === 'GenericPage'
    ? merged(
        {
          name: page.title,
          ...metaOfText({ ...page, brand: siteSettings?.brand }),
          intro: page.lead,
          type: 'website',
          structuredData: graphOf(
            breadcrumbList(siteSettings?.brand, [{ name: page.title, path: `/${page.slug}` }]),
          ),
        },
        metaTags,
      )
    : null;

const headOfProgramme = ({ scheduleEntry, siteSettings }: ScheduleEntryPageQuery): HeadMeta | null => {
  if (!scheduleEntry) return null;
  const { title, language, startsAt, channel, thumbnail, video } = scheduleEntry;
  return {
    name: title,
    ...metaOfProgramme({
      ...{ title, startsAt, locale: language === 'AR' ? 'ar' : 'en', poster: thumbnail },
      ...{ channel: channel?.name, video: video?.description, brand: siteSettings?.brand },
    }),
    lead: thumbnail && { picture: thumbnail, sizes: SIZES.stage },
    type: 'website',
    structuredData: scheduleStructuredData(scheduleEntry),
  };
};

/** Returns the metadata of a record page from the response of its operation; null when the record is unknown. */
export const metaOfRecord = (page: string, data: unknown): HeadMeta | null => {
  switch (page) {
    case 'watch':
      return headOfVideo(data as WatchPageQuery);
    case 'shorts':
      return headOfShort(data as ShortQuery);
    case 'schedule-entry':
      return headOfProgramme(data as ScheduleEntryPageQuery);
    case 'show':
      return headOfShow(data as ShowPageQuery);
    case 'sport':
      return headOfSport(data as SportPageQuery);
    case 'more-item':
      return headOfSecondAddress(data as ShowPageQuery);
    case 'channel-video':
      return headOfChannelVideo(data as ChannelVideoPageQuery);
    case 'original':
      return headOfSecondAddress(data as OriginalPageQuery);
    case 'channel':
    case 'text':
      return headOfChannel(data as ChannelPageQuery) ?? headOfText(data as ChannelPageQuery);
    default:
      throw new Error(`${page} is not a record page`);
  }
};
