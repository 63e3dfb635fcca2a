import type { Transaction } from 'kysely';

import type { Tables } from '../../platform/database/tables';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailData } from '../../platform/mail/mail-data';

type SubscriptionMail =
  | 'receipt'
  | 'trial-started'
  | 'trial-ends-soon'
  | 'renewal-failed'
  | 'subscription-ended'
  | 'subscription-cancelled';

interface Letter<Name extends SubscriptionMail> {
  mail: Name;
  key: string;
  viewerId: string;
  planId: string;
  at: Date;
  data: Omit<MailData[Name], 'name' | 'plan'>;
}

/** Writes to a subscriber about their plan, in their own language, wherever they subscribed; nothing when the person is gone. */
export const mailSubscriber = async <Name extends SubscriptionMail>(
  trx: Transaction<Tables>,
  { mail, key, viewerId, planId, at, data }: Letter<Name>,
): Promise<void> => {
  const found = await trx
    .selectFrom('viewers')
    .innerJoin('plans', (join) => join.on('plans.id', '=', planId))
    .select(['viewers.name', 'viewers.email', 'viewers.locale', 'plans.name_en', 'plans.name_ar'])
    .where('viewers.id', '=', viewerId)
    .executeTakeFirst();
  if (!found) return;
  const { name, email, locale } = found;
  const plan = locale === 'ar' ? found.name_ar : found.name_en;
  // What the rest of `data` is called follows from `Name`, which TypeScript does not see through a spread.
  const whole = { ...data, name, plan } as unknown as MailData[Name];
  await enqueueMail(trx, key, { mail, to: email, locale, data: whole } as never, at);
};
