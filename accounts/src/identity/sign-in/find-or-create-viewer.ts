import { NAME_MAX } from '@sahra/schemas/constants';
import { emailKeyOf } from '@sahra/schemas/email-key-of';
import { nameFailure } from '@sahra/schemas/name-failure';
import { stripControls } from '@sahra/schemas/strip-controls';

import type { Database, Queries } from '../../platform/database/database';
import { violatedConstraint } from '../../platform/database/unique-violation';
import { createViewer } from '../viewer/create-viewer';

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

/** Returns the name that the provider knows, or the address before the @ when it breaks the rules of names. */
const nameOf = ({ name, email }: Identity): string => {
  const given = Array.from(stripControls(name)).slice(0, NAME_MAX).join('').trim();
  return nameFailure(given) === undefined ? given : email.slice(0, email.lastIndexOf('@'));
};

const newViewer = ({ queries }: Database, identity: Identity, now: Date): Promise<string> =>
  queries.transaction().execute(async (trx) => {
    const { provider, subject, email } = identity;
    const id = await createViewer(trx, {
      name: nameOf(identity),
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
