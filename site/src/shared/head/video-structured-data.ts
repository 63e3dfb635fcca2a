import type { WatchPageQuery } from '../../features/watch/WatchPage/watch-page.query.generated';

type StructuredData = Record<string, unknown>;

/** A live event is announced with its times; a recording is not. */
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

/** schema.org description of a video and of the way to it. Addresses are unprefixed paths: headTagsOf makes them whole. */
export const videoStructuredData = (
  video: NonNullable<WatchPageQuery['video']>,
  brand: string,
): StructuredData => ({
  '@graph': [
    {
      '@type': 'VideoObject',
      name: video.title,
      description: video.description,
      uploadDate: video.publishedAt,
      url: `/watch/${video.code}`,
      ...(video.poster ? { thumbnailUrl: video.poster.url } : {}),
      ...(video.durationSeconds ? { duration: `PT${video.durationSeconds}S` } : {}),
      isAccessibleForFree: !video.premium,
      ...publication(video),
    },
    crumbs([
      { name: brand, path: '/' },
      ...(video.show ? [{ name: video.show.title, path: `/shows/${video.show.slug}` }] : []),
      { name: video.title, path: `/watch/${video.code}` },
    ]),
  ],
});
