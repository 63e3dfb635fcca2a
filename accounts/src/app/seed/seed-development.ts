import type { Database } from '../../platform/database/database';
import { hashPassword } from '../../identity/viewer/passwords';
import { seedComments } from './comments/seed-comments';
import { DEVELOPMENT_PASSWORD, DEVELOPMENT_VIEWERS } from './development-viewers';
import { seedDevices } from './seed-devices';
import { seedPerson } from './seed-person';
import { seedSubscription } from './seed-subscription';
import { seedWatching } from './seed-watching';

/**
 * Makes the development viewers with what they have watched, saved and paid, and what others have written below videos.
 * Done again, it adds nothing but a subscription where one has run out, and devices where all have been signed out. Answers the addresses.
 */
export const seedDevelopment = async (database: Database): Promise<string[]> => {
  const now = new Date();
  const passwordHash = await hashPassword(DEVELOPMENT_PASSWORD);
  for (const { name, email, planId } of DEVELOPMENT_VIEWERS) {
    const id = await database.queries.transaction().execute(async (trx) => {
      const viewerId = await seedPerson(trx, { name, email, passwordHash, now });
      await seedWatching(trx, { id: viewerId, email }, now);
      await seedDevices(trx, viewerId, now);
      return viewerId;
    });
    if (planId !== null) await seedSubscription(database, { id, name, email }, { planId, now });
  }
  await seedComments(database, now);
  return DEVELOPMENT_VIEWERS.map(({ email }) => email);
};
