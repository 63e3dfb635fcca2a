import type { Locale } from '@sahra/schemas/constants';

import type { At, GeneratedAt } from '../../platform/database/column-types';
import type { NewsletterCategory } from './newsletter-categories';

interface NewsletterSubscriptionsTable {
  /** Normalized address, equal for all spellings of one address; see `emailKeyOf`. */
  email_key: string;
  email: string;
  categories: NewsletterCategory[];
  /** Locale of the newsletter. */
  locale: Locale;
  created_at: GeneratedAt;
  /** Time of the last choice of categories. */
  changed_at: GeneratedAt;
  /** Time of unsubscribing; null while subscribed. The row stays, so that links in old mails keep working. */
  ended_at: At | null;
  /** Time of the last welcome mail. */
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
