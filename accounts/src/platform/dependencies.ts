import type { BodyBounds } from '@sahra/schemas/bounded-body';
import type { LogStream } from '@sahra/schemas/log-options';

import type { AccountsConfig } from './config/accounts.config';
import type { Database } from './database/database';
import type { Mailer } from './mail/mailer';
import type { RateLimits } from './rate-limit/rate-limits';

/** What the app and its jobs are built from; tests and the OpenAPI generator bring their own. Modules declare what they need besides. */
export interface Dependencies {
  config: Omit<AccountsConfig, 'host' | 'port' | 'databaseUrl' | 'smtpUrl' | 'mailFrom'>;
  database: Database;
  rateLimits: RateLimits;
  /** The one clock of everything that is due, ends or renews: a test moves it through a year. */
  clock: () => Date;
  mailer: Mailer;
  bodies?: BodyBounds;
  /** Where log lines go; standard output unless named. */
  logStream?: LogStream;
}
