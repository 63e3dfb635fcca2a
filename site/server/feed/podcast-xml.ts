import { coverAddress } from '@sahra/schemas/card-picture';

import { formOf } from '../address/route-table';
import { xmlText } from '../sitemap/xml-text';
import type { EpisodeSound } from './episode-sounds';
import { element, type FeedPlace, rfc822 } from './feed-parts';
import type { PodcastFeedQuery } from './podcast-feed.query.generated';
import { podcastGuid } from './podcast-guid';

type Show = NonNullable<PodcastFeedQuery['show']>;
type Video = NonNullable<PodcastFeedQuery['videos']>['nodes'][number];

/** An episode that can be heard by everybody. */
export interface Episode extends Omit<Video, 'playback'> {
  sound: EpisodeSound;
}

/** Of all podcasts: directories require a category of their list. */
const CATEGORY = 'Society & Culture';
const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(' ');

/** Path without language: the same file, and the same episode, in both feeds. */
export const soundAddress = (code: string): string => `/watch/${code}.m4a`;

const empty = (name: string, attributes: Record<string, string | number>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('')}/>`;

const numbered = (tags: readonly string[], value: number | null): string[] =>
  value === null ? [] : tags.map((tag) => element(tag, String(value)));

const imageOf = (picture: { url: string } | null, { publicUrl }: FeedPlace): string[] =>
  picture ? [empty('itunes:image', { href: new URL(coverAddress(picture.url), publicUrl).href })] : [];

const itemOf = (episode: Episode, place: FeedPlace): string => {
  const { code, title, description, publishedAt, durationSeconds, sound } = episode;
  const path = `/watch/${code}`;
  return `<item>${[
    element('title', title),
    element('link', place.publicUrl + formOf(place.locale, path)),
    `<guid isPermaLink="false">${xmlText(place.publicUrl + path)}</guid>`,
    element('pubDate', rfc822(publishedAt)),
    element('description', description || title),
    empty('enclosure', { url: place.publicUrl + soundAddress(code), length: sound.bytes, type: sound.type }),
    ...numbered(['itunes:duration'], durationSeconds),
    ...numbered(['itunes:episode', 'podcast:episode'], episode.episodeNumber),
    ...numbered(['itunes:season', 'podcast:season'], episode.seasonNumber),
    element('itunes:episodeType', 'full'),
    element('itunes:explicit', 'false'),
    ...imageOf(episode.thumbnail, place),
  ].join('')}</item>`;
};

/** Returns a podcast as RSS 2.0 with the tags of iTunes and of Podcasting 2.0; newest episode first. */
export const podcastXml = (
  { slug, title, description, poster }: Show,
  episodes: readonly Episode[],
  settings: PodcastFeedQuery['siteSettings'],
  place: FeedPlace,
): string => {
  const page = place.publicUrl + formOf(place.locale, `/shows/${slug}`);
  const feed = `${page}/feed.xml`;
  const [newest] = episodes;
  const brand = settings?.brand ?? new URL(place.publicUrl).host;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${NAMESPACES}>`,
    '<channel>',
    element('title', title),
    element('link', page),
    element('description', description || title),
    element('language', place.locale),
    ...(newest ? [element('lastBuildDate', rfc822(newest.publishedAt))] : []),
    empty('atom:link', { href: feed, rel: 'self', type: 'application/rss+xml' }),
    element('itunes:author', brand),
    ...(settings
      ? [
          `<itunes:owner>${element('itunes:name', brand)}${element('itunes:email', settings.contactEmail)}</itunes:owner>`,
        ]
      : []),
    ...imageOf(poster, place),
    empty('itunes:category', { text: CATEGORY }),
    element('itunes:type', 'episodic'),
    element('itunes:explicit', 'false'),
    element('podcast:guid', podcastGuid(feed)),
    element('podcast:medium', 'podcast'),
    element('podcast:locked', 'no'),
    ...episodes.map((episode) => itemOf(episode, place)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
};
