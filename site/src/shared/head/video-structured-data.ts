import type { WatchPageQuery } from '../../features/watch/WatchPage/watch-page.query.generated';
import { breadcrumbList, graphOf, type StructuredData } from './structured-data';

/** Search engines require a picture; a video without one has the site's. */
const DEFAULT_PICTURE = '/images/share.png';

/** Returns the broadcast times of a live event; recordings have none. */
const publication = ({ live, startsAt, endsAt }: NonNullable<WatchPageQuery['video']>): StructuredData =>
  live && startsAt
    ? {
        publication: {
          '@type': 'BroadcastEvent',
          isLiveBroadcast: true,
          startDate: startsAt,
          ...(endsAt ? { endDate: endsAt } : {}),
        },
      }
    : {};

/** Returns the chapters of a recording, each with its second; a search engine requires the length of a clip. */
const chaptersOf = ({
  code,
  live,
  chapters,
  durationSeconds,
}: NonNullable<WatchPageQuery['video']>): StructuredData =>
  live || durationSeconds === null || chapters.length === 0
    ? {}
    : {
        hasPart: chapters.map(({ startSeconds, title }, index) => ({
          '@type': 'Clip',
          name: title,
          startOffset: startSeconds,
          endOffset: chapters[index + 1]?.startSeconds ?? durationSeconds,
          url: `/watch/${code}?t=${startSeconds}`,
        })),
      };

/**
 * Returns the schema.org data of a video and its breadcrumbs. URLs are unprefixed paths: headTagsOf makes them
 * absolute.
 */
export const videoStructuredData = (
  video: NonNullable<WatchPageQuery['video']>,
  /** Name of the site; null when it is not known. */
  brand: string | null,
): StructuredData =>
  graphOf(
    {
      '@type': 'VideoObject',
      name: video.title,
      description: video.description || video.title,
      uploadDate: video.publishedAt,
      url: `/watch/${video.code}`,
      thumbnailUrl: video.thumbnail?.url ?? DEFAULT_PICTURE,
      ...(video.durationSeconds ? { duration: `PT${video.durationSeconds}S` } : {}),
      inLanguage: video.language.toLowerCase(),
      isAccessibleForFree: !video.premium,
      requiresSubscription: video.premium,
      ...publication(video),
      ...chaptersOf(video),
    },
    breadcrumbList(brand, [
      ...(video.show ? [{ name: video.show.title, path: `/shows/${video.show.slug}` }] : []),
      { name: video.title, path: `/watch/${video.code}` },
    ]),
  );
