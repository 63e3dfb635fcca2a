import type { AccountsConfig } from '../config/accounts.config';
import type { Database } from '../database/database';
import type { RateLimits } from '../rate-limit/rate-limits';

/** What the app is built from; tests and the OpenAPI generator bring their own. */
export interface Dependencies {
  config: Pick<
    AccountsConfig,
    'publicOrigin' | 'authSecret' | 'bearerSecret' | 'trustedProxies' | 'google' | 'logLevel'
  >;
  database: Database;
  rateLimits: RateLimits;
  /** Where log lines go; standard output unless named. */
  logStream?: { write(line: string): void };
}
