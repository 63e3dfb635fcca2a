import { randomUUID } from 'node:crypto';

import type { Transaction } from 'kysely';

import type { Locale } from '@sahra/schemas/constants';

import type { Tables } from '../../platform/database/tables';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { encryptSecret } from '../../platform/mail/encrypted-secret';
import { DAY_MS } from '../../platform/time/durations';
import type { NewsletterInput } from './check-newsletter';
import { createUnsubscribePath } from './unsubscribe-links';

/** Minimum time between welcome mails to an address, so that nobody can flood an address with them. */
const WELCOME_EVERY_MS = DAY_MS;

interface Subscribing {
  input: NewsletterInput;
  locale: Locale;
  /** `config.codePepper`. */
  pepper: string;
  now: Date;
}

const welcome = async (
  trx: Transaction<Tables>,
  { input, locale, pepper, now }: Subscribing,
): Promise<void> => {
  const { email, emailKey, categories } = input;
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ welcomed_at: now })
    .where('email_key', '=', emailKey)
    .execute();
  const unsubscribePath = encryptSecret(pepper, await createUnsubscribePath(trx, emailKey, now));
  const mail = {
    mail: 'newsletter-welcome',
    to: email,
    locale,
    data: { categories, unsubscribePath },
  } as const;
  await enqueueMail(trx, `newsletter-welcome ${randomUUID()}`, mail, now);
};

/**
 * Subscribes an address, also after it was unsubscribed, or replaces its categories. There is one row per address,
 * even for concurrent requests. Sends a welcome mail, at most once a day.
 */
export const subscribeNewsletter = async (
  trx: Transaction<Tables>,
  subscribing: Subscribing,
): Promise<void> => {
  const { input, locale, now } = subscribing;
  const { email, emailKey, categories } = input;
  const chosen = { email, categories, locale, changed_at: now, ended_at: null };
  const { welcomed_at } = await trx
    .insertInto('newsletter_subscriptions')
    .values({ ...chosen, email_key: emailKey, created_at: now, welcomed_at: null })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(chosen))
    .returning('welcomed_at')
    .executeTakeFirstOrThrow();
  if (welcomed_at === null || now.getTime() - welcomed_at.getTime() >= WELCOME_EVERY_MS)
    await welcome(trx, subscribing);
};
