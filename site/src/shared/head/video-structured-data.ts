import type { WatchPageQuery } from '../../features/watch/WatchPage/watch-page.query.generated';

type StructuredData = Record<string, unknown>;

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

const crumbs = (places: { name: string; path: string }[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: path,
  })),
});

/**
 * Returns the schema.org data of a video and its breadcrumbs. URLs are unprefixed paths: headTagsOf makes them
 * absolute.
 */
export const videoStructuredData = (
  video: NonNullable<WatchPageQuery['video']>,
  /** Name of the site; null when it is not known. */
  brand: string | null,
): StructuredData => ({
  '@graph': [
    {
      '@type': 'VideoObject',
      name: video.title,
      description: video.description,
      uploadDate: video.publishedAt,
      url: `/watch/${video.code}`,
      ...(video.thumbnail ? { thumbnailUrl: video.thumbnail.url } : {}),
      ...(video.durationSeconds ? { duration: `PT${video.durationSeconds}S` } : {}),
      isAccessibleForFree: !video.premium,
      ...publication(video),
    },
    crumbs([
      ...(brand === null ? [] : [{ name: brand, path: '/' }]),
      ...(video.show ? [{ name: video.show.title, path: `/shows/${video.show.slug}` }] : []),
      { name: video.title, path: `/watch/${video.code}` },
    ]),
  ],
});
