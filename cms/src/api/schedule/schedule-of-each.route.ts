import { Type } from 'typebox';

import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import { SLUG_PATTERN } from '@sahra/schemas/identity';

import { parseBatchKeys } from '../../rest/parse-batch-keys';
import { defineRoute } from '../../rest/define-route';
import { askedKeys, BATCH_MAX } from '../../rest/page-query.schema';
import { ScheduleEntrySchema } from './schedule-entry.schema';
import { scheduleEntryFromRow, scheduleOfEach } from './schedule.query';
import { requireWindow, scheduleWindow } from './schedule-window.schema';

export const scheduleOfEachRoute = defineRoute({
  schema: {
    operationId: 'getScheduleOfEach',
    path: '/api/schedule_of_each',
    summary: 'First entries of the schedules of several channels',
    description:
      'The first `each` entries of every channel named, within a channel in the order of `/api/schedule`.',
    params: Type.Object({}),
    query: Type.Object({
      ...scheduleWindow,
      channels: askedKeys(`Up to ${BATCH_MAX} slugs of channels divided by commas.`),
      each: Type.Integer({
        minimum: 1,
        maximum: PAGE_SIZE_MAX + 1,
        description: 'How many of each; one more than a page tells whether something follows.',
      }),
    }),
    answer: Type.Object({ data: Type.Array(ScheduleEntrySchema) }),
    localized: true,
  },
  handle: async ({ query: { channels, each, ...window }, reading }) => {
    requireWindow(window);
    const slugs = parseBatchKeys(channels, SLUG_PATTERN);
    return { data: (await scheduleOfEach(reading, window, slugs, each)).map(scheduleEntryFromRow) };
  },
});
