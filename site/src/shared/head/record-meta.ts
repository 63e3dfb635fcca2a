import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { namesShow } from '@sahra/schemas/names-show';

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
import { zoneName } from '../clock/zone-name';
import { formatMoment } from '../i18n/format';
import { firstSentence } from '../markdown/first-sentence';
import type { HeadMeta, HeadPicture } from './page-head';
import { videoOfChannel } from './video-of-channel';
import { scheduleStructuredData } from './schedule-structured-data';
import { breadcrumbList, graphOf } from './structured-data';
import { videoStructuredData } from './video-structured-data';

/** In characters. Share previews cut longer descriptions. */
const DESCRIPTION_LENGTH = 200;

interface Written {
  title: string;
  metaDescription: string;
  metaImage: HeadPicture | null;
}

const short = (text: string): string =>
  text.length <= DESCRIPTION_LENGTH ? text : `${text.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…`;

/** Merges metadata: the editors' SEO fields override the record's own fields. */
const merged = (own: HeadMeta, written: Written | null): HeadMeta =>
  written
    ? {
        ...own,
        title: written.title,
        description: written.metaDescription,
        picture: written.metaImage ?? own.picture,
      }
    : own;

/** Joins the parts of a document title that are known. */
const titleOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' · ');

const metaOfVideo = ({ video, siteSettings }: WatchPageQuery): HeadMeta | null =>
  video && {
    name: video.title,
    title: titleOf(
      video.title,
      video.show && !namesShow(video.title, video.show.title) ? video.show.title : undefined,
      siteSettings?.brand,
    ),
    description: short(video.description),
    picture: video.thumbnail,
    lead: video.thumbnail && { picture: video.thumbnail, sizes: SIZES.stage },
    free: isFree(video),
    type: 'video.other',
    structuredData: videoStructuredData(video, siteSettings?.brand ?? null),
  };

/** A short is a record in the query of a page; search engines get its own page. */
const metaOfShort = ({ video, siteSettings }: ShortQuery): HeadMeta | null =>
  video?.kind === 'SHORT'
    ? {
        name: video.title,
        title: titleOf(video.title, video.show?.title, siteSettings?.brand),
        description: short(video.description),
        picture: video.thumbnail,
        canonicalPath: `/watch/${video.code}`,
        type: 'video.other',
      }
    : null;

const metaOfShow = ({ show, metaTags, siteSettings }: ShowPageQuery): HeadMeta | null =>
  show &&
  merged(
    {
      name: show.title,
      title: titleOf(show.title, siteSettings?.brand),
      description: short(show.description),
      // Share previews are landscape; the poster is portrait.
      picture: show.thumbnail ?? show.poster,
      lead: leadOfShow(show),
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
const metaOfSecondAddress = (data: ShowPageQuery | OriginalPageQuery): HeadMeta | null => {
  const meta = metaOfShow(data);
  return meta && data.show && { ...meta, canonicalPath: `/shows/${data.show.slug}` };
};

/** The canonical address is that of the video; of a channel, whose video changes, that of the channel. */
const metaOfChannelVideo = (data: ChannelVideoPageQuery): HeadMeta | null => {
  const video = videoOfChannel(data);
  const channel = data.video ? data.video.channel : data.channel;
  return (
    video && {
      name: video.title,
      title: titleOf(video.title, channel?.name, data.siteSettings?.brand),
      description: short(video.description),
      picture: video.thumbnail,
      lead: leadOfShow(video),
      canonicalPath: data.video ? `/watch/${video.code}` : `/${channel?.slug ?? ''}`,
      type: 'video.other',
    }
  );
};

type Emblem = Pick<NonNullable<SportPageQuery['sport']>, 'name' | 'description' | 'icon'>;

/** Metadata of a record whose picture is its emblem: a channel or a sport. */
const metaOfEmblem = ({ name, description, icon }: Emblem, brand: string | undefined) => ({
  name,
  title: titleOf(name, brand),
  description: short(description || name),
  picture: icon,
  lead: icon && { picture: icon, sizes: SIZES.emblem },
  type: 'website' as const,
});

const metaOfChannel = ({ channel, metaTags, siteSettings }: ChannelPageQuery): HeadMeta | null =>
  channel &&
  merged(
    {
      ...metaOfEmblem(channel, siteSettings?.brand),
      feed: true,
      structuredData: graphOf(
        breadcrumbList(siteSettings?.brand, [{ name: channel.name, path: `/${channel.slug}` }]),
      ),
    },
    metaTags,
  );

const metaOfSport = ({ sport, metaTags, siteSettings }: SportPageQuery): HeadMeta | null =>
  sport && merged(metaOfEmblem(sport, siteSettings?.brand), metaTags);

const metaOfText = ({ page, metaTags, siteSettings }: ChannelPageQuery): HeadMeta | null =>
  page?.__typename === 'GenericPage'
    ? merged(
        {
          name: page.title,
          title: titleOf(page.title, siteSettings?.brand),
          description: short((page.lead ?? firstSentence(page.body)) || page.title),
          intro: page.lead,
          picture: null,
          type: 'website',
          structuredData: graphOf(
            breadcrumbList(siteSettings?.brand, [{ name: page.title, path: `/${page.slug}` }]),
          ),
        },
        metaTags,
      )
    : null;

/** The server does not know the reader's clock: the time is that of the Gulf, and says so. */
const metaOfScheduleEntry = ({ scheduleEntry, siteSettings }: ScheduleEntryPageQuery): HeadMeta | null => {
  if (!scheduleEntry) return null;
  const { title, language, startsAt, channel, thumbnail, video } = scheduleEntry;
  const locale: Locale = language === 'AR' ? 'ar' : 'en';
  const when = `${formatMoment(startsAt, locale, GULF_TIME_ZONE)}, ${zoneName(GULF_TIME_ZONE, locale, Date.parse(startsAt))}`;
  return {
    name: title,
    title: titleOf(title, channel?.name, siteSettings?.brand),
    description: short([when, video?.description].filter(Boolean).join('. ')),
    picture: thumbnail,
    lead: thumbnail && { picture: thumbnail, sizes: SIZES.stage },
    type: 'website',
    structuredData: scheduleStructuredData(scheduleEntry),
  };
};

/** Returns the metadata of a record page from the response of its operation; null when the record is unknown. */
export const metaOfRecord = (page: string, data: unknown): HeadMeta | null => {
  switch (page) {
    case 'watch':
      return metaOfVideo(data as WatchPageQuery);
    case 'shorts':
      return metaOfShort(data as ShortQuery);
    case 'schedule-entry':
      return metaOfScheduleEntry(data as ScheduleEntryPageQuery);
    case 'show':
      return metaOfShow(data as ShowPageQuery);
    case 'sport':
      return metaOfSport(data as SportPageQuery);
    case 'more-item':
      return metaOfSecondAddress(data as ShowPageQuery);
    case 'channel-video':
      return metaOfChannelVideo(data as ChannelVideoPageQuery);
    case 'original':
      return metaOfSecondAddress(data as OriginalPageQuery);
    case 'channel':
    case 'text':
      return metaOfChannel(data as ChannelPageQuery) ?? metaOfText(data as ChannelPageQuery);
    default:
      throw new Error(`${page} is not a record page`);
  }
};
