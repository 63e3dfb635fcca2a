import type { SitemapVideosQuery } from './sitemap-videos.query.generated';
import { xmlText } from './xml-text';

/** Video of the sitemap, in one language. */
export type SitemapVideo = NonNullable<SitemapVideosQuery['videos']>['nodes'][number];

export const VIDEO_NAMESPACE = 'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"';

/** Limits of the format; longer videos name no duration. */
const DESCRIPTION_LENGTH = 2048;
const DURATION_MAX = 28_800;
/** The format requires a picture. */
const DEFAULT_PICTURE = '/images/share.png';

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

/**
 * Returns the entry of a video. Streams are signed for one viewer and no player has an address of its own, so there
 * is no `content_loc` or `player_loc` to name.
 */
export const videoXml = (video: SitemapVideo, publicUrl: string): string => {
  const { title, description, thumbnail, durationSeconds, publishedAt, premium, live, liveState } = video;
  const element = (name: string, text: string): string => `<video:${name}>${xmlText(text)}</video:${name}>`;
  return `<video:video>${[
    element('thumbnail_loc', new URL(thumbnail?.url ?? DEFAULT_PICTURE, publicUrl).href),
    element('title', title),
    element('description', (description || title).slice(0, DESCRIPTION_LENGTH)),
    ...(durationSeconds !== null && durationSeconds >= 1 && durationSeconds <= DURATION_MAX
      ? [element('duration', String(durationSeconds))]
      : []),
    element('publication_date', publishedAt),
    element('requires_subscription', yesNo(premium)),
    element('live', yesNo(live && liveState === 'LIVE')),
  ].join('')}</video:video>`;
};
