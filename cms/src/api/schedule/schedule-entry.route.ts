import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { askedKey } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { ScheduleEntrySchema } from './schedule-entry.schema';
import { scheduleEntriesById, scheduleEntryFromRow } from './schedule.query';

export const scheduleEntryRoute = defineRoute({
  schema: {
    operationId: 'getScheduleEntry',
    path: '/api/schedule/{id}',
    summary: 'One entry of the schedule',
    description: 'An entry of the schedule by its id.',
    params: Type.Object({ id: askedKey('Identity of the entry.') }),
    query: Type.Object({}),
    answer: Type.Object({ data: ScheduleEntrySchema }),
    localized: true,
    refusals: { 404: 'No such entry is published in the languages asked for.' },
  },
  handle: async ({ params, reading }) => {
    const [row] = await scheduleEntriesById(reading, [params.id]);
    if (!row) throw new Refusal(404, 'NOT_FOUND');
    return { data: scheduleEntryFromRow(row) };
  },
});
