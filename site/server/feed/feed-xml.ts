import { formOf } from '../address/route-table';
import { xmlText } from '../sitemap/xml-text';
import type { ChannelFeedQuery } from './channel-feed.query.generated';
import { element, type FeedPlace, rfc822 } from './feed-parts';

type Channel = NonNullable<ChannelFeedQuery['channel']>;
type Video = Channel['videos']['nodes'][number];

const itemOf = ({ code, title, description, publishedAt, thumbnail }: Video, place: FeedPlace): string => {
  const path = `/watch/${code}`;
  const picture = thumbnail
    ? `<media:thumbnail url="${xmlText(new URL(thumbnail.url, place.publicUrl).href)}"/>`
    : '';
  return `<item>${[
    element('title', title),
    element('link', place.publicUrl + formOf(place.locale, path)),
    // The same in both languages, so that a reader of both feeds sees a video once.
    `<guid isPermaLink="false">${xmlText(place.publicUrl + path)}</guid>`,
    element('pubDate', rfc822(publishedAt)),
    element('description', description || title),
    picture,
  ].join('')}</item>`;
};

/** Returns the newest videos of a channel as RSS 2.0. */
export const feedXml = (
  { slug, name, description, videos }: Channel,
  brand: string | null | undefined,
  place: FeedPlace,
): string => {
  const page = place.publicUrl + formOf(place.locale, `/${slug}`);
  const newest = videos.nodes
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    element('title', [name, brand].filter(Boolean).join(' · ')),
    element('link', page),
    element('description', description || name),
    element('language', place.locale),
    ...(newest === undefined ? [] : [element('lastBuildDate', rfc822(newest))]),
    `<atom:link href="${xmlText(page)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...videos.nodes.map((video) => itemOf(video, place)),
    '</channel>',
    '</rss>\n',
  ].join('\n');
};
