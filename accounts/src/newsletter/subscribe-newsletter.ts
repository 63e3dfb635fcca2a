import { sql } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Queries } from '../database/database';
import type { NewsletterInput } from './check-newsletter';

/** Subscribes an address, or replaces what it was subscribed to: one row per address, whoever comes first. */
export const subscribeNewsletter = async (
  queries: Queries,
  { email, emailKey, categories }: NewsletterInput,
  locale: Locale,
): Promise<void> => {
  await queries
    .insertInto('newsletter_subscriptions')
    .values({ email_key: emailKey, email, categories, locale })
    .onConflict((conflict) =>
      conflict.column('email_key').doUpdateSet({ email, categories, locale, changed_at: sql`now()` }),
    )
    .execute();
};
