import { isSlug } from '@sahra/schemas/identity';

import { tagList } from '../../content/tagged-values';
import { keyedSource } from '../../content/keyed-source';
import { ownedListsSource } from '../../content/owned-lists-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { ScheduleQuery } from '../../upstreams/cms/cms-records';

/** Valid schedule ids. Any other id gets null without a request. */
const ENTRY_ID = /^[a-z0-9]{1,64}$/;

/** Source of one schedule entry, by id. */
export const scheduleEntrySource = (cms: CmsClient) =>
  keyedSource({
    name: 'scheduleEntry',
    isPossible: (id) => ENTRY_ID.test(id),
    keyOf: ({ id }) => id,
    one: cms.scheduleEntry,
    many: cms.scheduleEntriesById,
    found: (entry) => tagList.scheduleEntries(entry, entry ? [entry] : []),
  });

/**
 * Source of schedule pages between two instants. Pages of several channels are read
 * together, as a list of channels requests them.
 */
export const scheduleSource = (cms: CmsClient) =>
  ownedListsSource({
    name: 'schedule',
    keyOf: ({ from, to, channel, limit, cursor }: ScheduleQuery) =>
      JSON.stringify([from, to, channel, limit, cursor]),
    ownerOf: ({ channel, cursor }) =>
      cursor === null && channel !== undefined && isSlug(channel)
        ? ({ type: 'channels', slug: channel } as const)
        : null,
    groupOf: ({ from, to }) => JSON.stringify([from, to]),
    page: async (reading, query) => {
      const possible = query.channel === undefined || isSlug(query.channel);
      return possible ? cms.schedule(reading, query) : { items: [], next: null };
    },
    ofEach: (reading, { slugs }, { query: { from, to }, each }) =>
      cms.scheduleOfEach(reading, slugs, { from, to, each }),
    isOf: ({ channel_slug: channel }, { slug }) => channel === slug,
    found: tagList.scheduleEntries,
  });
