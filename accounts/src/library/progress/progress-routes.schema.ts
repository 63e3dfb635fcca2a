import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { CodesParameter } from '../../platform/video/read-video-codes';
import { MERGE_MAX } from './progress.limits';
import { ProgressReportSchema, ProgressSchema } from './progress.schema';

const COMMON = { tags: ['watching'], security: [{ bearer: [] }] };
const ProgressList = Type.Array(componentRef(ProgressSchema));

export const REPORT_SCHEMA = {
  ...COMMON,
  operationId: 'saveProgress',
  summary: 'Say how far a video was watched',
  description:
    'Sent twice it is once: no key is needed. Refusals by field: NOT_FOUND (code), BAD_USER_INPUT (position, duration, at).',
  headers: LocalizationHeaders,
  body: componentRef(ProgressReportSchema),
  response: {
    200: Type.Object(
      {
        data: nullable(
          componentRef(ProgressSchema),
          'What is kept of this video now, which another device may have reported later; null when nothing is, because the history is paused or was cleared since.',
        ),
      },
      { description: 'Heard.' },
    ),
    ...errorResponses([400, 401, 413, 415, 422]),
  },
};

export const MERGE_SCHEMA = {
  ...COMMON,
  operationId: 'mergeProgress',
  summary: 'Bring along what was watched before the login',
  description: `At most ${MERGE_MAX} videos, each with its time: of what was watched here and there the later is kept. Sent twice it is once.`,
  headers: LocalizationHeaders,
  body: Type.Object({
    entries: Type.Array(
      Type.Object({ ...ProgressReportSchema.properties, at: Type.String({ format: 'date-time' }) }),
      { maxItems: MERGE_MAX, description: 'Refusal when one of them cannot be: BAD_USER_INPUT.' },
    ),
  }),
  response: {
    200: Type.Object({ data: ProgressList }, { description: 'What is kept of these videos now.' }),
    ...errorResponses([400, 401, 413, 415, 422]),
  },
};

export const CONTINUE_SCHEMA = {
  ...COMMON,
  operationId: 'continueWatching',
  summary: 'What the viewer has begun and not finished, watched last first',
  description: 'Videos of state `started`, of all devices of the viewer.',
  headers: LocalizationHeaders,
  querystring: CursorQuery,
  response: {
    200: Type.Object({ data: ProgressList, meta: PageMeta }, { description: 'A page of the list.' }),
    ...errorResponses([400, 401]),
  },
};

export const HISTORY_SCHEMA = {
  ...COMMON,
  operationId: 'watchHistory',
  summary: 'What the viewer has watched, last watched first',
  description:
    'Videos of every state, of all devices of the viewer; each once, at the time it was watched last.',
  headers: LocalizationHeaders,
  querystring: CursorQuery,
  response: {
    200: Type.Object({ data: ProgressList, meta: PageMeta }, { description: 'A page of the list.' }),
    ...errorResponses([400, 401]),
  },
};

export const PROGRESS_SCHEMA = {
  ...COMMON,
  operationId: 'progress',
  summary: 'How far the viewer has watched some videos',
  description: 'For the cards of a page, all at once.',
  headers: LocalizationHeaders,
  querystring: Type.Object({ codes: CodesParameter }),
  response: {
    200: Type.Object({ data: ProgressList }, { description: 'Those that were watched, in no order.' }),
    ...errorResponses([400, 401]),
  },
};

export const FORGET_SCHEMA = {
  ...COMMON,
  operationId: 'forgetProgress',
  summary: 'Forget how far a video was watched',
  description: 'Also when nothing is known of it.',
  headers: LocalizationHeaders,
  params: Type.Object({ code: Type.String({ maxLength: 64, description: 'Code of the video.' }) }),
  response: { 204: Type.Null({ description: 'Forgotten.' }), ...errorResponses([400, 401]) },
};

export const CLEAR_SCHEMA = {
  ...COMMON,
  operationId: 'clearHistory',
  summary: 'Forget everything that was watched',
  description: 'Reports of what was watched before, that arrive later, are not kept either.',
  headers: LocalizationHeaders,
  response: { 204: Type.Null({ description: 'Forgotten.' }), ...errorResponses([400, 401]) },
};
