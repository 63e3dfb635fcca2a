import type { ChannelPageQuery } from '../../features/channel/ChannelPage/channel-page.query.generated';
import type { OriginalPageQuery } from '../../features/shows/ShowPage/original-page.query.generated';
import type { ShowPageQuery } from '../../features/shows/ShowPage/show-page.query.generated';
import type { WatchPageQuery } from '../../features/watch/WatchPage/watch-page.query.generated';
import { leadOfShow } from '../catalogue/ShowHero/lead-of-show';
import { isFree } from '../catalogue/is-free';
import { SIZES } from '../catalogue/picture-sizes';
import { firstSentence } from '../markdown/first-sentence';
import type { HeadMeta, HeadPicture } from './page-head';
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
    title: titleOf(video.title, video.show?.title, siteSettings?.brand),
    description: short(video.description),
    picture: video.thumbnail,
    lead: video.thumbnail && { picture: video.thumbnail, sizes: SIZES.stage },
    free: isFree(video),
    type: 'video.other',
    structuredData: videoStructuredData(video, siteSettings?.brand ?? null),
  };

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
    },
    metaTags,
  );

/** An original has a second address; search engines are told the one that every show has. */
const metaOfOriginal = (data: OriginalPageQuery): HeadMeta | null => {
  const meta = metaOfShow(data);
  return meta && data.show && { ...meta, canonicalPath: `/shows/${data.show.slug}` };
};

const metaOfChannel = ({ channel, metaTags, siteSettings }: ChannelPageQuery): HeadMeta | null =>
  channel &&
  merged(
    {
      name: channel.name,
      title: titleOf(channel.name, siteSettings?.brand),
      description: short(channel.description || channel.name),
      picture: channel.icon,
      lead: channel.icon && { picture: channel.icon, sizes: SIZES.emblem },
      type: 'website',
    },
    metaTags,
  );

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
        },
        metaTags,
      )
    : null;

/** Returns the metadata of a record page from the response of its operation; null when the record is unknown. */
export const metaOfRecord = (page: string, data: unknown): HeadMeta | null => {
  switch (page) {
    case 'watch':
      return metaOfVideo(data as WatchPageQuery);
    case 'show':
      return metaOfShow(data as ShowPageQuery);
    case 'original':
      return metaOfOriginal(data as OriginalPageQuery);
    case 'channel':
    case 'text':
      return metaOfChannel(data as ChannelPageQuery) ?? metaOfText(data as ChannelPageQuery);
    default:
      throw new Error(`${page} is not a record page`);
  }
};
