import type { Static, TUnsafe } from 'typebox';

import { componentRef } from '../openapi/component';
import { RestErrorSchema } from './rest-error.schema';

const REASONS = {
  400: 'Malformed request: BAD_USER_INPUT.',
  401: 'No bearer, or one that is malformed, expired or signed out: SESSION_REQUIRED.',
  403: 'The token does not allow it: FORBIDDEN.',
  404: 'Nothing is there: NOT_FOUND.',
  409: 'What is there stands against it: the code says what.',
  413: 'Body larger than the service reads: BAD_USER_INPUT.',
  415: 'Content type the route does not read: BAD_USER_INPUT.',
  422: 'Fields that break a rule, all of them at once.',
  429: 'Too many tries: RATE_LIMITED; header `Retry-After` says after how many seconds to try again.',
  500: 'Failure of the service: SOMETHING_WENT_WRONG.',
  503: 'The database or the payment provider cannot be reached: UPSTREAM_UNAVAILABLE. Nothing was decided; the session stays valid.',
} as const;

type RefusalStatus = keyof typeof REASONS;
type RefusalSchemas = Partial<
  Record<RefusalStatus, TUnsafe<Static<typeof RestErrorSchema>> & { description: string }>
>;

/** Builds the schemas of a route's error responses; `reasons` replaces the general description of a status. */
export const errorResponses = (
  statuses: readonly RefusalStatus[],
  reasons: Partial<Record<RefusalStatus, string>> = {},
): RefusalSchemas => {
  const schemas: RefusalSchemas = {};
  for (const status of [...statuses, 500, 503] as const) {
    schemas[status] = { ...componentRef(RestErrorSchema), description: reasons[status] ?? REASONS[status] };
  }
  return schemas;
};
