import { AsyncLocalStorage } from 'node:async_hooks';

import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import type { AnsweredRequest } from '../metrics/metrics';
import { OTHER_OPERATION } from '../metrics/operation-names';
import type { PublicResponse } from '../responses/public-response';
import type { RequestCharge } from '../graph/limits/request-charge';

/** What is noted about a request while it is answered. */
export interface RequestScope {
  requestId: string;
  /** Locale of the response: from the headers at first, from the operation once it is known. */
  locale: Locale;
  /** Whether the operation names its locale with `@inContext`. */
  operationNamesLocale: boolean;
  /** Cost taken from the bucket of the caller's address; null for callers that are not limited. */
  charge: RequestCharge | null;
  /** Most objects that the operation may read; null until it is computed. */
  cost: number | null;
  /** Whether the request was well formed, so that a refusal is about its document. */
  hasDocument: boolean;
  /** Kind of the operation; `none` until it is known. */
  kind: AnsweredRequest['kind'];
  /** Name of the site's operation, otherwise `other`. */
  operation: string;
  /** Code of the first failure; empty without one. */
  code: string;
  /** Set when the response is complete, the same for everybody, and outdated only when a feed says so. */
  publicResponse: PublicResponse | null;
}

/** Creates the scope of a request of which no more is known yet. */
export const createRequestScope = (
  requestId: string,
  locale: Locale,
  charge: RequestCharge | null,
): RequestScope => ({
  requestId,
  locale,
  operationNamesLocale: false,
  charge,
  cost: null,
  hasDocument: false,
  kind: 'none',
  operation: OTHER_OPERATION,
  code: '',
  publicResponse: null,
});

/** Only for the error formatter of Apollo Server, which is passed no context. */
const storage = new AsyncLocalStorage<RequestScope>();
let running = 0;

/**
 * Runs `work` in the scope of one request. Between such requests the storage is switched off: while it is on, Node
 * follows every promise of the process, which costs a tenth of a request.
 */
export const runInRequestScope = <Result>(
  scope: RequestScope,
  work: () => Promise<Result>,
): Promise<Result> => {
  running += 1;
  return storage.run(scope, work).finally(() => {
    running -= 1;
    if (running === 0) storage.disable();
  });
};

/** Returns the scope of the current request. */
export const currentRequest = (): RequestScope =>
  storage.getStore() ?? createRequestScope('none', DEFAULT_LOCALE, null);
