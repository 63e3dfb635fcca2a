import { Type } from 'typebox';

import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { nullable } from '../../platform/http/openapi/nullable';
import { CursorQuery, PageMeta } from '../../platform/http/paging/cursor';
import { adminRoute } from '../admin-route.schema';

const instant = (description: string) => Type.String({ format: 'date-time', description });

/** Job that has failed at least once. The payload is never returned. */
export const TroubledJobSchema = Type.Object(
  {
    number: Type.String({ description: 'Order of writing; names the job.' }),
    kind: Type.String({ description: 'What it does, e.g. `renewal`, `refund`, `mail`.' }),
    key: Type.String({ description: 'What it is about, by ids.' }),
    attempts: Type.Integer({
      description: 'Tries that failed; those that found somebody away do not count.',
    }),
    reason: Type.String({ description: 'What went wrong the last time.' }),
    failed_at: nullable(instant(''), 'When it was given up; null while it is tried again by itself.'),
    next_try_at: nullable(instant(''), 'When it is tried next; null when it was given up.'),
  },
  { $id: 'TroubledJob', description: 'A job that did not go through.' },
);

export const TROUBLED_JOBS_SCHEMA = {
  operationId: 'adminTroubledJobs',
  ...adminRoute(
    'jobs:write',
    'Jobs that were given up, and those that wait after a failure',
    'Mails that the server of their receiver refused for good are not among them.',
  ),
  querystring: CursorQuery,
  response: {
    200: Type.Object(
      { data: Type.Array(componentRef(TroubledJobSchema)), meta: PageMeta },
      { description: 'Newest first; at most 50 a page.' },
    ),
    ...errorResponses([400, 401, 403]),
  },
};

export const RETRY_JOB_SCHEMA = {
  operationId: 'adminRetryJob',
  ...adminRoute('jobs:write', 'Have such a job tried again now', 'With all of its attempts before it.'),
  params: Type.Object({
    number: Type.String({ pattern: String.raw`^\d{1,18}$`, description: 'Number of the job.' }),
  }),
  response: {
    204: Type.Null({ description: 'It is due.' }),
    ...errorResponses([400, 401, 403, 404], { 404: 'No such job, or nothing is wrong with it.' }),
  },
};
