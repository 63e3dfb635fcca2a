import { foundList } from '../../content/findings';
import { ownedListsSource } from '../../content/owned-lists-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { ShowListQuery } from '../../upstreams/cms/cms-records';

/** First pages of nothing but one channel's or one sport's shows. */
const ownerOf = ({ type, channel, sport, cursor }: ShowListQuery) => {
  if (cursor !== null || type !== undefined) return null;
  if (channel !== undefined && sport === undefined) return { type: 'channels', slug: channel } as const;
  if (sport !== undefined && channel === undefined) return { type: 'sports', slug: sport } as const;
  return null;
};

/** Pages of shows. Lists of several channels or sports, as a list of them asks for, are read together. */
export const showsSource = (cms: CmsClient) =>
  ownedListsSource({
    name: 'shows',
    keyOf: ({ type, channel, sport, limit, cursor }: ShowListQuery) =>
      JSON.stringify([type, channel, sport, limit, cursor]),
    ownerOf,
    groupOf: () => undefined,
    page: cms.shows,
    ofEach: (reading, owners, { each }) => cms.showsOfEach(reading, owners, each),
    isOf: (show, { type, slug }) => slug === { channels: show.channel_slug, sports: show.sport_slug }[type],
    found: foundList.shows,
  });
