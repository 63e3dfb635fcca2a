import { AsyncLocalStorage } from 'node:async_hooks';

import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import type { RequestCharge } from '../graph/limits/address-limits';

/** What the error formatter must know of the request; Apollo Server hands it no context. */
export interface RequestScope {
  requestId: string;
  /** Language of the answer: of the headers first, of the operation once it is known. */
  locale: Locale;
  /** What the caller's address has paid for the request; null for callers that pay nothing. */
  charge: RequestCharge | null;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs `work` as part of one request. */
export const inRequest = <Result>(scope: RequestScope, work: () => Result): Result =>
  storage.run(scope, work);

/** The request that is being answered. */
export const currentRequest = (): RequestScope =>
  storage.getStore() ?? { requestId: 'none', locale: DEFAULT_LOCALE, charge: null };
