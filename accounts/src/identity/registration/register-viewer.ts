import { createHash } from 'node:crypto';

import type { Locale } from '@sahra/schemas/constants';

import type { Database, Queries } from '../../platform/database/database';
import { violatedConstraint } from '../../platform/database/unique-violation';
import { recordDevice } from '../device/record-device';
import { invalidFields, Refusal, type FieldFailure } from '../../platform/http/errors/refusal';
import { openSession, type OpenedSession } from '../session/sessions';
import { hashPassword, verifyPassword } from '../viewer/passwords';
import { sendVerification } from '../verification/send-verification';
import type { RegistrationInput } from './check-registration';
import { createViewer } from '../viewer/create-viewer';

interface Registration {
  input: RegistrationInput;
  failures: readonly FieldFailure[];
  idempotencyKey: string | undefined;
  deviceName: string | null;
  /** IANA name; undefined when the device names none that is known. */
  timeZone: string | undefined;
  /** Locale of the verification mail. */
  locale: Locale;
  /** `config.codePepper`. */
  pepper: string;
  now: Date;
}

const EMAIL_TAKEN: FieldFailure = { field: 'email', code: 'EMAIL_TAKEN' };
/** Fields in form order: the response takes its code from the first failing field. */
const FIELD_ORDER = ['name', 'email', 'password', 'referral_code', 'terms_accepted'];
/** Maximum attempts to insert. 30^8 codes exist, so a second collision in a row has another cause. */
const ATTEMPTS = 2;

const storedFailures = async (queries: Queries, input: RegistrationInput): Promise<FieldFailure[]> => {
  const failures: FieldFailure[] = [];
  const taken = await queries
    .selectFrom('viewers')
    .select('id')
    .where('email_key', '=', input.emailKey)
    .executeTakeFirst();
  if (taken) failures.push(EMAIL_TAKEN);
  if (input.referralCode === null) return failures;
  const known = await queries
    .selectFrom('referral_codes')
    .select('code')
    .where('code', '=', input.referralCode)
    .executeTakeFirst();
  if (!known) failures.push({ field: 'referral_code', code: 'REFERRAL_INVALID' });
  return failures;
};

/**
 * Handles a form that was sent before with the same idempotency key. The sender proves to be the viewer by address
 * and password and gets a new session, because responses with credentials are never stored. Returns undefined when
 * the key is new.
 */
const replay = async (
  { queries }: Database,
  { input, deviceName, locale, now }: Registration,
  registrationKey: Buffer | null,
): Promise<OpenedSession | undefined> => {
  if (!registrationKey) return undefined;
  const viewer = await queries
    .selectFrom('viewers')
    .select(['id', 'email_key', 'password_hash'])
    .where('registration_key', '=', registrationKey)
    .executeTakeFirst();
  if (!viewer) return undefined;
  const same = await verifyPassword(viewer.password_hash, input.password);
  if (!same || viewer.email_key !== input.emailKey) throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED');
  return openSession(queries, { viewerId: viewer.id, deviceName, locale, now });
};

/** Registers a viewer and signs them in; throws a Refusal that names every failing field. */
export const registerViewer = async (
  database: Database,
  registration: Registration,
): Promise<OpenedSession> => {
  const { input, failures, idempotencyKey, deviceName, timeZone, locale, pepper, now } = registration;
  const registrationKey =
    idempotencyKey === undefined ? null : createHash('sha256').update(idempotencyKey).digest();
  const replayed = await replay(database, registration, registrationKey);
  if (replayed) return replayed;

  const all = [...failures, ...(await storedFailures(database.queries, input))];
  all.sort((one, other) => FIELD_ORDER.indexOf(one.field) - FIELD_ORDER.indexOf(other.field));
  if (all.length > 0) throw invalidFields(all);
  const passwordHash = await hashPassword(input.password);

  const attempt = (): Promise<OpenedSession> =>
    database.queries.transaction().execute(async (trx) => {
      const viewerId = await createViewer(trx, {
        ...{ ...input, passwordHash, registrationKey, timeZone },
        termsAcceptedAt: now,
        verifiedAt: null,
      });
      await sendVerification(trx, { viewerId, email: input.email, locale, pepper, now });
      const arrival = { viewerId, deviceName, locale, now };
      await recordDevice(trx, arrival);
      return openSession(trx, arrival);
    });
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'viewers_email_key' || constraint === 'viewers_registration_key') {
        const twin = await replay(database, registration, registrationKey);
        if (twin) return twin;
        throw invalidFields([EMAIL_TAKEN]);
      }
      if (constraint !== 'referral_codes_code' || attempts === ATTEMPTS) throw error;
    }
  }
};
