import type { Locale } from '@sahra/schemas/constants';

import type { At, GeneratedAt } from '../../platform/database/column-types';
import type { NewsletterCategory } from './newsletter-categories';

interface NewsletterSubscriptionsTable {
  /** What two spellings of one address share; see `emailKeyOf`. */
  email_key: string;
  email: string;
  categories: NewsletterCategory[];
  /** Language the newsletter is written in. */
  locale: Locale;
  created_at: GeneratedAt;
  /** When the categories were chosen last. */
  changed_at: GeneratedAt;
  /** When it was unsubscribed; null while it runs. The row stays, so that links in old mails go on working. */
  ended_at: At | null;
  /** When the last welcome mail was sent. */
  welcomed_at: At | null;
}

interface NewsletterTokensTable {
  /** SHA-256 of the token in an unsubscribe link. */
  token_hash: Buffer;
  email_key: string;
  created_at: At;
}

declare module '../../platform/database/tables' {
  interface Tables {
    newsletter_subscriptions: NewsletterSubscriptionsTable;
    newsletter_tokens: NewsletterTokensTable;
  }
}
