import { Type } from 'typebox';

import { parseBatchKeys, sortByKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { BATCH_MAX, askedKeys } from '../../rest/page-query.schema';
import { ScheduleEntrySchema } from './schedule-entry.schema';
import { scheduleEntriesById, scheduleEntryFromRow } from './schedule.query';

/** Format of Strapi's document ids. */
const ENTRY_ID = /^[a-z0-9]{1,64}$/;

export const scheduleEntriesRoute = defineRoute({
  schema: {
    operationId: 'getScheduleEntries',
    path: '/api/schedule_entries',
    summary: 'Entries of the schedule by their ids',
    description: 'In the order asked; unknown ones are left out.',
    params: Type.Object({}),
    query: Type.Object({ ids: askedKeys(`Up to ${BATCH_MAX} ids divided by commas.`) }),
    answer: Type.Object({ data: Type.Array(ScheduleEntrySchema) }),
    localized: true,
  },
  handle: async ({ query, reading }) => {
    const ids = parseBatchKeys(query.ids, ENTRY_ID);
    const rows = await scheduleEntriesById(reading, ids);
    return { data: sortByKeys(ids, rows, ({ id }) => id).map(scheduleEntryFromRow) };
  },
});
