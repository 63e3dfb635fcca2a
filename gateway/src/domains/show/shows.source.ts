import { tagList } from '../../content/tagged-values';
import { ownedListsSource } from '../../content/owned-lists-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { ShowListQuery } from '../../upstreams/cms/cms-records';

/** Returns the channel or sport when the query is the unfiltered first page of its shows; null otherwise. */
const ownerOf = ({ type, channel, sport, order, cursor }: ShowListQuery) => {
  if (cursor !== null || type !== undefined || order !== undefined) return null;
  if (channel !== undefined && sport === undefined) return { type: 'channels', slug: channel } as const;
  if (sport !== undefined && channel === undefined) return { type: 'sports', slug: sport } as const;
  return null;
};

/**
 * Source of show pages. Lists of several channels or sports are read
 * together, as a list of owners requests them.
 */
export const showsSource = (cms: CmsClient) =>
  ownedListsSource({
    name: 'shows',
    keyOf: ({ type, channel, sport, order, limit, cursor }: ShowListQuery) =>
      JSON.stringify([type, channel, sport, order, limit, cursor]),
    ownerOf,
    groupOf: () => undefined,
    page: cms.shows,
    ofEach: (reading, owners, { each }) => cms.showsOfEach(reading, owners, each),
    isOf: (show, { type, slug }) => slug === { channels: show.channel_slug, sports: show.sport_slug }[type],
    found: tagList.shows,
  });
