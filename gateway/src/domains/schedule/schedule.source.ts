import { isSlug } from '@sahra/schemas/identity';

import { tagList } from '../../content/tagged-values';
import { keyedSource } from '../../content/keyed-source';
import { unbatchedSource } from '../../content/unbatched-source';
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

/** Source of schedule pages between two instants. */
export const scheduleSource = (cms: CmsClient) =>
  unbatchedSource(
    'schedule',
    ({ from, to, channel, limit, cursor }: ScheduleQuery) =>
      JSON.stringify([from, to, channel, limit, cursor]),
    async (reading, query) => {
      const possible = query.channel === undefined || isSlug(query.channel);
      const page = possible ? await cms.schedule(reading, query) : { items: [], next: null };
      return tagList.scheduleEntries(page, page.items);
    },
  );
