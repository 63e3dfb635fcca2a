import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { REMINDERS_MAX } from './reminder.limits';

const SCHEDULE_ID = 'Id of an entry of the schedule, or `video-` and the code of a live event that has none.';

/** Reminder of a programme or live event. */
export const ReminderSchema = Type.Object(
  {
    schedule_id: Type.String({ description: SCHEDULE_ID }),
    starts_at: Type.String({
      format: 'date-time',
      description: 'When it begins, as far as accounts was told (ISO 8601, UTC).',
    }),
  },
  { $id: 'Reminder', description: 'A mail that goes out ten minutes before something begins.' },
);

const COMMON = { tags: ['watching'], security: [{ bearer: [] }] };
const AWAY = { 503: 'The database or the cms cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was changed.' };

export const REMINDERS_SCHEMA = {
  ...COMMON,
  operationId: 'reminders',
  summary: 'What the viewer will be reminded of, earliest first',
  description: `At most ${REMINDERS_MAX}; what has begun is left out.`,
  headers: LocalizationHeaders,
  response: {
    200: Type.Object({ data: Type.Array(componentRef(ReminderSchema)) }, { description: 'All of them.' }),
    ...errorResponses([401]),
  },
};

export const ADD_REMINDER_SCHEMA = {
  ...COMMON,
  operationId: 'addReminder',
  summary: 'Be reminded by mail ten minutes before something begins',
  description:
    'The mail is in the language of this call. It follows the cms: for what was moved it is sent ten minutes before the new start, for what was removed not at all. Sent twice it is once: no key is needed. Refusals: NOT_FOUND (unknown), EVENT_STARTED (has begun), REMINDERS_FULL.',
  headers: LocalizationHeaders,
  body: Type.Object({ schedule_id: Type.String({ description: SCHEDULE_ID }) }),
  response: {
    201: Type.Object({ data: componentRef(ReminderSchema) }, { description: 'It will be told.' }),
    ...errorResponses([400, 401, 413, 415, 422], AWAY),
  },
};

export const REMOVE_REMINDER_SCHEMA = {
  ...COMMON,
  operationId: 'removeReminder',
  summary: 'Not be reminded of something after all',
  description: 'Also when there is no such reminder.',
  headers: LocalizationHeaders,
  params: Type.Object({ schedule_id: Type.String({ maxLength: 64, description: SCHEDULE_ID }) }),
  response: { 204: Type.Null({ description: 'It will not be told.' }), ...errorResponses([400, 401]) },
};
