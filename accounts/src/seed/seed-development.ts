import type { Transaction } from 'kysely';

import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { createViewer } from '../registration/create-viewer';
import { emailKeyOf } from '../viewer/email-key-of';
import { hashPassword } from '../viewer/passwords';
import { seedSubscription } from './seed-subscription';
import { DEVELOPMENT_PASSWORD, DEVELOPMENT_VIEWERS } from './development-viewers';

type DevelopmentViewer = (typeof DEVELOPMENT_VIEWERS)[number];

const presentId = async (trx: Transaction<Tables>, emailKey: string): Promise<string | undefined> =>
  (await trx.selectFrom('viewers').select('id').where('email_key', '=', emailKey).executeTakeFirst())?.id;

const seedViewer = async (
  trx: Transaction<Tables>,
  { name, email }: DevelopmentViewer,
  passwordHash: string,
): Promise<string> => {
  const emailKey = emailKeyOf(email);
  const now = new Date();
  const present = await presentId(trx, emailKey);
  return (
    present ??
    createViewer(trx, {
      name,
      email,
      emailKey,
      passwordHash,
      registrationKey: null,
      termsAcceptedAt: now,
      referralCode: null,
      verifiedAt: now,
    })
  );
};

/** Makes the development viewers, and subscribes those whose subscription has run out; answers their addresses. */
export const seedDevelopment = async (database: Database): Promise<string[]> => {
  const passwordHash = await hashPassword(DEVELOPMENT_PASSWORD);
  for (const viewer of DEVELOPMENT_VIEWERS) {
    const id = await database.queries.transaction().execute((trx) => seedViewer(trx, viewer, passwordHash));
    if (viewer.planId !== null) await seedSubscription(database, { id, ...viewer }, viewer.planId);
  }
  return DEVELOPMENT_VIEWERS.map(({ email }) => email);
};
