import type { BodyLimits } from '@sahra/schemas/limit-request-body';
import type { LogStream } from '@sahra/schemas/log-options';

import type { AccountsConfig } from './config/accounts.config';
import type { Database } from './database/database';
import type { Mailer } from './mail/mailer';
import type { RateLimits } from './rate-limit/rate-limits';

/**
 * Dependencies of the app and its jobs; tests and the OpenAPI generator pass their own. Modules declare
 * further ones.
 */
export interface Dependencies {
  config: Omit<AccountsConfig, 'host' | 'port' | 'databaseUrl' | 'smtpUrl' | 'mailFrom'>;
  database: Database;
  rateLimits: RateLimits;
  /** Clock of everything that is due, expires or renews; a test can move it through a year. */
  clock: () => Date;
  mailer: Mailer;
  bodies?: BodyLimits;
  /** Destination of log lines; standard output by default. */
  logStream?: LogStream;
}
