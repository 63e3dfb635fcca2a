import { Type } from 'typebox';

import { defineRoute } from '../../rest/define-route';
import { pageOf } from '../../rest/page-of';
import { askedKey, PAGE_SIZE_DEFAULT, pageQuery } from '../../rest/page-query.schema';
import { PageMetaSchema } from '../../rest/shared.schema';
import { ScheduleEntrySchema } from './schedule-entry.schema';
import { requireWindow, scheduleWindow } from './schedule-window.schema';
import { scheduleEntryFromRow, schedulePage } from './schedule.query';

export const scheduleRoute = defineRoute({
  schema: {
    operationId: 'getSchedule',
    path: '/api/schedule',
    summary: 'Schedule',
    description:
      'What is on between two instants, earliest first: what ends after `from` and begins before `to`.',
    params: Type.Object({}),
    query: Type.Object({
      ...scheduleWindow,
      category: Type.Optional(askedKey('Only of this channel (slug).')),
      ...pageQuery,
    }),
    answer: Type.Object({ data: Type.Array(ScheduleEntrySchema), meta: PageMetaSchema }),
    localized: true,
  },
  handle: async ({ query: { limit = PAGE_SIZE_DEFAULT, cursor, ...window }, reading }) => {
    requireWindow(window);
    const rows = await schedulePage(reading, window, limit, cursor);
    return pageOf(rows, limit, scheduleEntryFromRow, (row) => [row.starts_at.toISOString(), row.id]);
  },
});
