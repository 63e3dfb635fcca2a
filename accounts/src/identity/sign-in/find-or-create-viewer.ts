import { stripControls } from '@sahra/schemas/strip-controls';

import type { Database, Queries } from '../../platform/database/database';
import { violatedConstraint } from '../../platform/database/unique-violation';
import { createViewer } from '../viewer/create-viewer';
import { emailKeyOf } from '../viewer/email-key-of';
import { NAME_MAX } from '../viewer/registration.limits';

/** Claims of a sign-in provider about a person. */
export interface Identity {
  provider: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

const knownViewer = async (queries: Queries, { provider, subject }: Identity): Promise<string | null> => {
  const identity = await queries
    .selectFrom('viewer_identities')
    .select('viewer_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return identity?.viewer_id ?? null;
};

const nameOf = (given: string): string => Array.from(stripControls(given)).slice(0, NAME_MAX).join('').trim();

const newViewer = ({ queries }: Database, identity: Identity, now: Date): Promise<string> =>
  queries.transaction().execute(async (trx) => {
    const { provider, subject, email } = identity;
    const id = await createViewer(trx, {
      name: nameOf(identity.name) || email,
      email,
      emailKey: emailKeyOf(email),
      passwordHash: null,
      registrationKey: null,
      termsAcceptedAt: null,
      referralCode: null,
      verifiedAt: now,
    });
    await trx.insertInto('viewer_identities').values({ provider, subject, viewer_id: id }).execute();
    return id;
  });

/**
 * Returns the viewer id of a provider's identity; creates the viewer at the first sign-in. Returns null when the
 * provider has not verified the address, or when the address belongs to a viewer with a password: nobody has proven
 * that it is theirs, so the accounts are not linked.
 */
export const findOrCreateViewer = async (
  database: Database,
  identity: Identity,
  now: Date,
): Promise<string | null> => {
  const known = await knownViewer(database.queries, identity);
  if (known !== null || !identity.emailVerified || identity.email === '') return known;
  try {
    return await newViewer(database, identity, now);
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    return knownViewer(database.queries, identity);
  }
};
