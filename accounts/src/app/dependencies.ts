import type { AccountsConfig } from '../config/accounts.config';
import type { Database } from '../database/database';
import type { Mailer } from '../mail/mailer';
import type { PaymentProvider } from '../payment/payment-provider';
import type { RateLimits } from '../rate-limit/rate-limits';

/** What the app and its jobs are built from; tests and the OpenAPI generator bring their own. */
export interface Dependencies {
  config: Omit<AccountsConfig, 'host' | 'port' | 'databaseUrl' | 'smtpUrl' | 'mailFrom'>;
  database: Database;
  rateLimits: RateLimits;
  /** The one clock of everything that is due, ends or renews: a test moves it through a year. */
  clock: () => Date;
  mailer: Mailer;
  payments: PaymentProvider;
  /** Where log lines go; standard output unless named. */
  logStream?: { write(line: string): void };
}
