import type { Transaction } from 'kysely';

import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { createViewer } from '../registration/create-viewer';
import { emailKeyOf } from '../viewer/email-key-of';
import { hashPassword } from '../viewer/passwords';
import { DEVELOPMENT_PASSWORD, DEVELOPMENT_VIEWERS } from './development-viewers';

type DevelopmentViewer = (typeof DEVELOPMENT_VIEWERS)[number];

const aYearFrom = (now: Date): Date => {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + 1);
  return end;
};

const presentId = async (trx: Transaction<Tables>, emailKey: string): Promise<string | undefined> =>
  (await trx.selectFrom('viewers').select('id').where('email_key', '=', emailKey).executeTakeFirst())?.id;

const seedViewer = async (trx: Transaction<Tables>, viewer: DevelopmentViewer, passwordHash: string) => {
  const { name, email, planId } = viewer;
  const emailKey = emailKeyOf(email);
  const now = new Date();
  const id =
    (await presentId(trx, emailKey)) ??
    (await createViewer(trx, {
      name,
      email,
      emailKey,
      passwordHash,
      registrationKey: null,
      termsAcceptedAt: now,
      referralCode: null,
      verifiedAt: now,
    }));
  if (planId === null) return;
  await trx
    .insertInto('subscriptions')
    .values({
      viewer_id: id,
      plan_id: planId,
      payment_method: 'card',
      period_ends_at: aYearFrom(now),
      status: 'active',
      period_starts_at: now,
      anchor_at: now,
      anchor_periods: 1,
      price_minor: 100,
      currency: 'AED',
      locale: 'en',
    })
    .onConflict((conflict) =>
      conflict
        .column('viewer_id')
        .where('ended_at', 'is', null)
        .doUpdateSet({ period_ends_at: aYearFrom(now) }),
    )
    .execute();
};

/** Makes the development viewers, or moves the end of their subscriptions when they exist; answers their addresses. */
export const seedDevelopment = async ({ queries }: Database): Promise<string[]> => {
  const passwordHash = await hashPassword(DEVELOPMENT_PASSWORD);
  await queries.transaction().execute(async (trx) => {
    for (const viewer of DEVELOPMENT_VIEWERS) await seedViewer(trx, viewer, passwordHash);
  });
  return DEVELOPMENT_VIEWERS.map(({ email }) => email);
};
