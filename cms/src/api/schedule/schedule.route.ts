import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { pageOf } from '../../rest/page-of';
import { askedKey, PAGE_SIZE_DEFAULT, pageQuery } from '../../rest/page-query.schema';
import { Refusal } from '../../rest/refusal';
import { PageMetaSchema } from '../../rest/shared.schema';
import { ScheduleEntrySchema } from './schedule-entry.schema';
import { scheduleEntryFromRow, schedulePage } from './schedule.query';

const instant = (description: string) => Type.String({ format: 'date-time', maxLength: 40, description });

export const scheduleRoute = defineRoute({
  schema: {
    operationId: 'getSchedule',
    path: '/api/schedule',
    summary: 'Schedule',
    description:
      'What is on between two instants, earliest first: what ends after `from` and begins before `to`.',
    params: Type.Object({}),
    query: Type.Object({
      from: instant('Beginning of the window, ISO 8601 with zone.'),
      to: instant('End of the window, after `from`.'),
      category: Type.Optional(askedKey('Only of this channel (slug).')),
      ...pageQuery,
    }),
    answer: Type.Object({ data: Type.Array(ScheduleEntrySchema), meta: PageMetaSchema }),
    localized: true,
  },
  handle: async ({ query: { limit = PAGE_SIZE_DEFAULT, cursor, ...window }, reading }) => {
    if (Date.parse(window.from) >= Date.parse(window.to)) throw new Refusal(400, 'BAD_USER_INPUT');
    const rows = await schedulePage(reading, window, limit, cursor);
    return pageOf(rows, limit, scheduleEntryFromRow, (row) => [row.starts_at.toISOString(), row.id]);
  },
});
