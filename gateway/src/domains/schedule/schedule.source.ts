import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { foundList } from '../../content/findings';
import { singleSource } from '../../content/single-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { ScheduleQuery } from '../../upstreams/cms/cms-records';

/** A page of what is on between two instants. */
export const scheduleSource = (cms: CmsClient) =>
  singleSource(
    'schedule',
    ({ from, to, channel, limit, cursor }: ScheduleQuery) =>
      JSON.stringify([from, to, channel, limit, cursor]),
    async (reading, query) => {
      const possible = query.channel === undefined || SLUG_PATTERN.test(query.channel);
      const page = possible ? await cms.schedule(reading, query) : { items: [], next: null };
      return foundList.scheduleEntries(page, page.items);
    },
  );
