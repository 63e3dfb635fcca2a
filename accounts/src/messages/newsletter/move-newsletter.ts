import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { emailKeyOf } from '@sahra/schemas/email-key-of';
import type { Tables } from '../../platform/database/tables';

/**
 * Moves the newsletter subscription of a viewer's former address, with the links that end it, to the new address:
 * settings and purge know only that one. The subscription of the new address stays when one is running there; one that
 * ended gives way to the one that the viewer has.
 */
export const moveNewsletter = async (
  trx: Transaction<Tables>,
  { formerKey, email }: { formerKey: string; email: string },
): Promise<void> => {
  const emailKey = emailKeyOf(email);
  const { numAffectedRows } = await sql`
    insert into newsletter_subscriptions
      (email_key, email, categories, locale, created_at, changed_at, ended_at, welcomed_at)
    select ${emailKey}::text, ${email}::text, categories, locale, created_at, changed_at, ended_at, welcomed_at
    from newsletter_subscriptions where email_key = ${formerKey}
    on conflict (email_key) do update set
      (email, categories, locale, created_at, changed_at, ended_at, welcomed_at) =
      row (excluded.email, excluded.categories, excluded.locale, excluded.created_at, excluded.changed_at,
        excluded.ended_at, excluded.welcomed_at)
    where newsletter_subscriptions.ended_at is not null and excluded.ended_at is null`.execute(trx);
  if (numAffectedRows === 1n)
    await trx
      .updateTable('newsletter_tokens')
      .set({ email_key: emailKey })
      .where('email_key', '=', formerKey)
      .execute();
  await trx.deleteFrom('newsletter_subscriptions').where('email_key', '=', formerKey).execute();
};
